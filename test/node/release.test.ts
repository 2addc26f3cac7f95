import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// The scripts take it from the environment when they are loaded.
vi.hoisted(() => vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token'))

import { message, readState, type Stage, type State, save } from '../../scripts/release/state.ts'
import { release } from '../../scripts/release.ts'
import { run } from './run.ts'
import { simulateRelease, type World } from './simulate-release.ts'

const repository = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'release-'))
const [whole, undo, list] = ['npm run release', 'npm run release -- undo test', 'npm run rollback']
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
  const [, script = '', args = ''] = /^npm run (\w+)(?: -- )?(.*)$/.exec(command) ?? []
  const interruption = new Promise<boolean>((_, reject) => {
    world.interrupt = () => reject(new Error(message()))
  })
  const end = release(`${script} ${args}`.replace('release', '').split(' ').filter(Boolean), world.context)
  return Promise.race([end, interruption]).catch(({ message }) => printed.push(message) < 0)
}

/** A platform with one version, or none, on which commands have succeeded. */
async function prepare(earlier: string, before: string[] = []): Promise<World> {
  rmSync('.wrangler', { recursive: true, force: true })
  writeFileSync('dist/client/answers.json', '{"files":{}}')
  const world = simulateRelease(earlier)
  for (const command of before) expect(await perform(command, world)).toBe(true)
  world.calls = 0
  return world
}

/** What each stage says of the platform. */
const claims: Record<Stage, (platform: World['platform'], state: State, earlier: string) => boolean> = {
  'nothing sent': ({ live, uploads }, _, earlier) => live === earlier || uploads > 1,
  first: (_, __, earlier) => earlier === '',
  unchanged: (platform, { live }) => platform.live === live,
  uploaded: (platform, { live }) => platform.live === live,
  promoting: (platform, { live, id }) => [live, id].includes(platform.live),
  released: ({ live }, { id }) => live === id,
  returning: (platform, { live, id }) => [live, id].includes(platform.live),
}
const isTrue = ({ platform }: World, earlier: string) =>
  claims[readState().stage](platform, readState(), earlier)

/** How a call fails: before or after it is done, once or from then on. A call that is stopped ends the command. */
const faults = ['error', 'error done', 'error lasting', 'stop', 'stop done']

const ends = new Set<string>()

/** Expects of a command that has failed that its last message is true, and that each command in it helps. */
async function expectWayOn(world: World, earlier: string, text: string): Promise<void> {
  const [state, platform] = [readState(), structuredClone(world.platform)]
  const last = printed.findLast((line) => line.includes('`npm ')) ?? text
  expect(last, text).toContain(message())
  expect(isTrue(world, earlier), text).toBe(true)
  // Many failures end in the same way. The commands are tried once for each.
  const end = JSON.stringify([last, state, platform])
  if (ends.size === ends.add(end).size) return
  const named = [...last.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command)
  expect(named, text).not.toEqual([])
  world.context.isTerminal = true
  for (const command of named) {
    world.platform = structuredClone(platform)
    save(state)
    expect(await perform(command, world), `${text}\n${command}: ${printed}`).toBe(true)
    expect(world.platform.wrong, text).toEqual([])
  }
}

/** Expects of a command that is complete that it ends with the wanted version, and says so. */
function expectEnd(live: string, wanted: string, text: string): void {
  const stage: Stage = wanted === 'new' ? 'released' : 'unchanged'
  expect([live, readState().stage], text).toEqual([wanted, stage])
}

it.each([
  ['a first release', '', [], whole, 'new'],
  ['a later release', 'v1', [], whole, 'new'],
  ['a release that is wrong when it is live', 'v1', [], whole, 'v1'],
  ['an undo before there is traffic', 'v1', [`${whole} -- upload`], undo, 'v1'],
  ['an undo of all traffic', 'v1', [`${whole} -- upload test promote`], undo, 'v1'],
  ['a rollback', 'v1', [whole], `${list} -- v1`, 'v1'],
])(
  '%s is right, or says what helps, whichever call fails',
  async (name, earlier, before, command, wanted) => {
    for (const fault of faults) {
      for (let at = 1, hasFailed = true; hasFailed; at += 1) {
        const world = await prepare(earlier, before)
        Object.assign(world, { fault, at, isBroken: name.includes('wrong') })
        const isDone = await perform(command, world)
        hasFailed = world.calls >= at
        Object.assign(world, { at: 0, fault: '', isBroken: false })
        const { live, wrong } = world.platform
        const text = JSON.stringify({ fault, at, printed, ...world.platform })
        expect([wrong, live || earlier], text).toEqual([[], live])
        if (isDone || !hasFailed) expectEnd(live === earlier ? 'v1' : 'new', wanted, text)
        if (!isDone) await expectWayOn(world, earlier, text)
      }
    }
  },
)

it.each<[string, string, Partial<World>, string]>([
  ['a value is a sample', whole, { program: 'scripts/launch-check.ts' }, 'v1'],
  ['a file differs from the commit', whole, { changed: ' M README.md' }, 'v1'],
  ['the live commit is newer', whole, { isOlder: true }, 'v1'],
  ['the check fails', whole, { program: 'check' }, 'v1'],
  ['the build fails', whole, { program: 'build' }, 'v1'],
  ['this clone has released nothing', undo, {}, 'v1'],
  ['there is no such version', `${list} -- v8`, {}, 'v1'],
])('nothing is changed when %s', async (_, command, changes, earlier) => {
  const world = Object.assign(await prepare(earlier), changes)
  const before = structuredClone(world.platform)
  expect([await perform(command, world), readState().stage]).toEqual([false, 'nothing sent'])
  expect(world.platform).toEqual(before)
})

it.each([
  ['promote', false],
  ['undo', true],
])('after a release by somebody else, %s changes nothing, and says what helps', async (step, isDone) => {
  const world = await prepare('v1', [`${whole} -- upload test`])
  world.platform.live = 'v9'
  world.platform.tested.push('v9')
  expect([await perform(`${whole} -- ${step}`, world), world.platform.live]).toEqual([isDone, 'v9'])
  await expectWayOn(world, 'v1', step)
})

it('an undo on a machine that knows only of the upload gives the earlier version all traffic', async () => {
  const world = await prepare('v1', [`${whole} -- upload`])
  const uploaded = readState()
  expect(await perform(`${whole} -- test promote`, world)).toBe(true)
  save(uploaded)
  expect([await perform(undo, world), world.platform.live]).toEqual([true, 'v1'])
})

it('a script ends when it is told to, and names the command that helps', async () => {
  await prepare('v1', [`${whole} -- upload test promote`])
  // It stops the release, and waits to be stopped by it.
  const program = `trap 'echo > ended; kill $!; exit' TERM; kill -TERM $PPID; sleep 60 & wait`
  writeFileSync('wrangler', `#!/bin/sh\n${program}\n`, { mode: 0o755 })
  const command = ['node', join(repository, 'scripts/release.ts'), 'undo']
  const { code, output } = await run(folder, command, { PATH: `${folder}:${process.env['PATH']}` })
  expect([code, output]).toEqual([143, expect.stringContaining(undo)])
  await vi.waitUntil(() => existsSync('ended'))
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
