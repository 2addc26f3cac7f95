import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// The scripts take it from the environment when they are loaded.
vi.hoisted(() => vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token'))

import { message, nothingSent, readState, type Stage, type State, save } from '../../scripts/release/state.ts'
import { release } from '../../scripts/release.ts'
import { rollback } from '../../scripts/rollback.ts'
import { run } from './run.ts'
import { simulateRelease, type World } from './simulate-release.ts'

const [workersDev, domain] = ['https://site.account.workers.dev', 'https://www.acme.dev']
const repository = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'release-'))
const [whole, undo] = ['npm run release', 'npm run release -- undo test']
let printed: string[]

beforeAll(() => {
  process.chdir(folder)
  mkdirSync('dist/client/assets', { recursive: true })
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => printed.push(line))
})

afterAll(() => {
  vi.restoreAllMocks()
  process.chdir(repository)
  rmSync(folder, { recursive: true })
})

/** Runs a command until it ends or is interrupted, and returns whether it succeeds. */
async function perform(command: string, world: World): Promise<boolean> {
  printed = []
  const [, script, args = ''] = /^npm run (\w+)(?: -- )?(.*)$/.exec(command) ?? []
  const isRelease = script === 'release'
  const interruption = new Promise<boolean>((_, reject) => {
    world.interrupt = () => reject(new Error(message()))
  })
  if (!isRelease) world.context.isTerminal = true
  const end = isRelease
    ? release(args.split(' ').filter(Boolean), world.context)
    : rollback(args, world.context)
  return Promise.race([end, interruption]).catch(({ message }) => printed.push(message) < 0)
}

/**
 * Runs the steps as the jobs of Deploy do: twice if they fail, and with nothing but the state that another machine has written.
 * `undo` gets that of `upload`, after a job that fails, is cancelled or waits for its approval in vain.
 */
async function performJobs(world: World, rejected = ''): Promise<boolean> {
  const performJob = async (command: string) =>
    (await perform(command, world)) || (!world.fault.includes('stop') && perform(command, world))
  let uploaded = nothingSent
  for (const step of ['upload --built', 'test', 'promote', 'test']) {
    const isDone = step !== rejected && (await performJob(`${whole} -- ${step}`))
    if (step.startsWith('upload')) uploaded = readState()
    if (isDone) continue
    save(uploaded)
    await performJob(`${whole} -- undo`)
    return false
  }
  return true
}

/** A platform with one version, or none, on which commands have succeeded. */
async function prepare(origin: string, earlier: string, before: string[] = []): Promise<World> {
  rmSync('.wrangler', { recursive: true, force: true })
  writeFileSync('dist/client/answers.json', '{"files":{}}')
  const world = simulateRelease(origin, earlier)
  for (const command of before) expect(await perform(command, world)).toBe(true)
  world.calls = 0
  return world
}

/** What each stage says of the platform. */
const claims: Record<Stage, (platform: World['platform'], state: State, earlier: string) => boolean> = {
  'nothing sent': ({ live, uploads }, _, earlier) => live === earlier && uploads === (earlier ? 1 : 0),
  first: (_, __, earlier) => earlier === '',
  unchanged: (platform, { live }) => platform.live === live,
  uploaded: (platform, { live }) => platform.live === live,
  promoting: (platform, { live, id }) => [live, id].includes(platform.live),
  released: ({ live }, { id }) => live === id,
  returning: (platform, { live, id }) => [live, id].includes(platform.live),
}

/** How a call fails: before or after it is done, once or from then on. A call that is stopped ends the release. */
const faults = ['error', 'error done', 'error lasting', 'silence', 'silence lasting', 'stop', 'stop done']

const ends = new Set<string>()

/** Expects of a command that has failed that its last message is true, and that each command in it helps. */
async function expectWayOn(isDone: boolean, world: World, earlier: string, text: string): Promise<void> {
  if (isDone) return
  const [state, platform] = [readState(), structuredClone(world.platform)]
  const last = printed.findLast((line) => line.includes('`npm ')) ?? text
  if (!last.includes('Nothing was changed')) {
    expect(last, text).toContain(message())
    expect(claims[state.stage](platform, state, earlier), text).toBe(true)
  }
  // Many failures end in the same way. The commands are tried once for each.
  const end = JSON.stringify([last, state, platform, world.context.origin])
  if (ends.size === ends.add(end).size) return
  const named = [...last.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command)
  expect(named, text).not.toEqual([])
  for (const command of named) {
    world.platform = structuredClone(platform)
    save(state)
    expect(await perform(command, world), `${text}\n${command}: ${printed}`).toBe(true)
    expect([world.platform.live !== '', world.platform.wrong], text).toEqual([true, []])
  }
}

it.each([
  ['a first release', workersDev, '', [], whole, 'new'],
  ['a later release', workersDev, 'v1', [], whole, 'new'],
  ['a later release to a domain', domain, 'v1', [], whole, 'new'],
  ['a release that is wrong when it is live', workersDev, 'v1', [], whole, 'v1'],
  ['a release to a domain that is wrong when it is live', domain, 'v1', [], whole, 'v1'],
  ['an undo before there is traffic', domain, 'v1', [`${whole} -- upload`], undo, 'v1'],
  ['an undo of all traffic', domain, 'v1', [`${whole} -- upload test promote`], undo, 'v1'],
  ['a rollback', domain, 'v1', [whole], 'npm run rollback -- v1', 'v1'],
])(
  '%s is right, or says what helps, whichever call fails',
  async (_, origin, earlier, before, command, wanted) => {
    for (const fault of faults) {
      for (let at = 1, hasFailed = true; hasFailed; at += 1) {
        const world = await prepare(origin, earlier, before)
        Object.assign(world, { fault, at, isBroken: command === whole && wanted === 'v1' })
        const isDone = await perform(command, world)
        hasFailed = world.calls >= at
        Object.assign(world, { at: 0, fault: '', isBroken: false })
        const { live, wrong } = world.platform
        const text = JSON.stringify({ fault, at, printed, ...world.platform })
        expect([wrong, live || earlier], text).toEqual([[], live])
        if (isDone || !hasFailed) expect(live === earlier ? 'v1' : 'new', text).toBe(wanted)
        await expectWayOn(isDone, world, earlier, text)
      }
    }
  },
)

it.each([
  ['error', {}],
  ['error', { isBroken: true }],
  ['error done', { isBroken: true }],
  ['error lasting', {}],
  ['stop', {}],
  ['stop done', {}],
])('a deployment by jobs with “%s” and %j ends as its last message says', async (fault, changes) => {
  for (let at = 1, hasFailed = true; hasFailed; at += 1) {
    const world = Object.assign(await prepare(domain, 'v1'), changes, { fault, at })
    const isDone = await performJobs(world)
    hasFailed = world.calls >= at
    const { live, wrong } = world.platform
    const text = JSON.stringify({ at, printed, ...readState(), ...world.platform })
    expect([wrong, claims[readState().stage](world.platform, readState(), 'v1')], text).toEqual([[], true])
    if (fault !== 'error lasting') expect(live, text).toBe(isDone ? 'v2' : 'v1')
  }
})

it('a deployment whose approval is rejected returns', async () => {
  const world = await prepare(domain, 'v1')
  expect([await performJobs(world, 'promote'), world.platform.live]).toEqual([false, 'v1'])
})

it.each<[string, string, Partial<World>, string?]>([
  ['a value is a sample', 'v1', { program: 'scripts/launch-check.ts' }],
  ['a file differs from the commit', 'v1', { changed: ' M README.md' }, '--allow-dirty'],
  ['the live commit is newer', 'v1', { isOlder: true }, '--allow-older'],
  ['a first release to a domain has no terminal', '', {}],
  ['the check fails', 'v1', { program: 'check' }, '--built'],
  ['the build fails', 'v1', { program: 'build' }, '--built'],
])('nothing is sent when %s, unless an option says so', async (_, earlier, changes, option) => {
  const world = Object.assign(await prepare(domain, earlier), changes)
  expect([await perform(whole, world), readState().stage]).toEqual([false, 'nothing sent'])
  expect(claims['nothing sent'](world.platform, readState(), earlier)).toBe(true)
  if (!option) return
  expect(await perform(`${whole} -- ${option}`, world), `${printed}`).toBe(true)
  expect(world.platform.message !== world.commit).toBe(option !== '--built')
})

it.each([
  ['promote', false],
  ['undo', true],
])('after a release by somebody else, %s changes nothing, and says what helps', async (step, isDone) => {
  const world = await prepare(domain, 'v1', [`${whole} -- upload test`])
  world.platform.live = 'v9'
  world.platform.tested.push('v9')
  expect([await perform(`${whole} -- ${step}`, world), world.platform.live]).toEqual([isDone, 'v9'])
  await expectWayOn(isDone, world, 'v1', step)
})

it('undo goes back one version, however often it is repeated, and does nothing in another clone', async () => {
  const world = await prepare(domain, 'v1', [whole, whole, undo, undo, undo])
  expect([world.platform.live, printed[0]]).toEqual(['v2', expect.stringContaining('Version v2 answers')])
  rmSync('.wrangler', { recursive: true })
  expect([await perform(undo, world), world.platform.live]).toEqual([false, 'v2'])
})

/** What happens to a release, and the commands that follow it. The calls with these numbers deploy the new version. */
const events: Record<string, [Partial<World>, string[]]> = {
  good: [{}, []],
  failing: [{ isBroken: true }, []],
  'stopped before its test': [{ fault: 'stop done', at: 4 }, []],
  'stopped with all traffic': [{ fault: 'stop done', at: 7 }, []],
  'undone twice': [{}, [undo, undo]],
}

it('after ten releases the last line is true each time, and all versions that were live are listed', async () => {
  const world = await prepare(domain, 'v1')
  const releases = [
    ['good', 'v2'],
    ['failing', 'v2'],
    ['undone twice', 'v2'],
    ['stopped before its test', 'v2'],
    ['failing', 'v2'],
    ['good', 'v7'],
    ['failing', 'v7'],
    ['undone twice', 'v7'],
    ['stopped with all traffic', 'v10'],
    ['failing', 'v10'],
  ]
  for (const [event = '', live = ''] of releases) {
    const [changes, commands] = events[event] ?? []
    Object.assign(world, { calls: 0, ...changes })
    await perform(whole, world)
    Object.assign(world, { fault: '', at: 0, isBroken: false })
    for (const command of commands ?? []) await perform(command, world)
    expect(claims[readState().stage](world.platform, readState(), 'v1'), event).toBe(true)
    expect([world.platform.live, world.platform.wrong]).toEqual([live, []])
    expect(printed.join('\n')).toContain(message())
  }
  await perform('npm run rollback', world)
  const rows = printed[0]?.matchAll(/^\| (.*?) *\| (v\d+) /gm) ?? []
  expect([...rows].map(([, place, id]) => `${id} ${place}`)).toEqual([
    'v10 live',
    'v7 before it',
    'v2 ',
    'v1 ',
  ])
})

it('a rollback tests the build of its version, and refuses an unknown one before anything is changed', async () => {
  const world = await prepare(domain, 'v1', [whole, whole])
  expect([await perform('npm run rollback -- v8', world), world.platform.live]).toEqual([false, 'v3'])
  expect([await perform('npm run rollback -- v2', world), world.platform.live]).toEqual([true, 'v2'])
  expect(readState().build).toBe(world.platform.tags['v2'])
})

it.each([
  ['release.ts', 'undo'],
  ['rollback.ts', '0a1b2c3d-0000-4000-8000-00000000000f'],
])('%s ends when it is told to, and names the command that helps', async (script, argument) => {
  await prepare(domain, 'v1', [`${whole} -- upload test promote`])
  writeFileSync('wrangler', '#!/bin/sh\nkill -TERM $PPID\nexec sleep 60\n', { mode: 0o755 })
  const command = ['node', join(repository, 'scripts', script), argument]
  const { code, output } = await run(folder, command, { PATH: `${folder}:${process.env['PATH']}` })
  expect([code, output]).toEqual([143, expect.stringContaining(undo)])
})

it.each([
  ['with an option that does not exist', '--dry-run', 0, /^✗ .*--dry-run.*\n$/],
  ['while another one runs in the same clone', 'undo', process.ppid, /^✗ Wait until process \d+ .*\n$/],
])('a release %s is refused in one line', async (_, argument, other, expected) => {
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync('.wrangler/release.lock', `${other}`)
  const { code, output } = await run(folder, ['node', join(repository, 'scripts/release.ts'), argument])
  expect([code, output]).toEqual([1, expect.stringMatching(expected)])
})
