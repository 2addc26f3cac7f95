import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, context } from '../../scripts/release/context.ts'

/** The share of all requests that each deployed version answers, in percent. */
type Shares = Record<string, number>

/** Cloudflare in memory, with versions v1, v2 and so on, and the other programs that a release calls. */
export function simulateRelease(origin: string, earlier: Shares) {
  const [commit, other] = ['a'.repeat(40), 'b'.repeat(40)]
  const world = {
    platform: {
      shares: earlier,
      uploads: Object.keys(earlier).length,
      /** All deployments, the oldest first. */
      deployments: [earlier].filter((shares) => Object.keys(shares).length > 0),
      /** Versions that may answer requests. They have passed the tests, or there was no version before. */
      tested: Object.keys(earlier),
      /** Events that must never happen, such as traffic for a version that is not tested. */
      wrong: [] as string[],
      message: '',
      /** The name of the build, and the list of builds, of each version. */
      tags: { v1: '', v9: '' } as Record<string, string>,
      lists: {} as Record<string, string>,
    },
    /** How the call of the platform or of the smoke test with the number `at` fails. */
    fault: '',
    at: 0,
    calls: 0,
    interrupt: () => {},
    /** Whether the smoke test finds a fault in each later version when it is live. */
    isBroken: false,
    /** What stops a release: a program that fails, files that differ from the commit, a live commit that is newer. */
    program: '',
    changed: '',
    isOlder: false,
    commit,
    live: () => Object.keys(world.platform.shares).filter((id) => world.platform.shares[id] === 100),
  }

  async function call<T>(effect: () => T, silence: () => Promise<unknown>): Promise<T> {
    const { fault, at } = world
    world.calls += 1
    const isLater = world.calls > at && fault.includes('lasting')
    if (world.calls !== at && !isLater) return effect()
    if (fault.includes('done')) effect()
    // A call that is stopped never ends.
    if (fault.includes('stop')) await new Promise(world.interrupt)
    if (fault.includes('silence')) await silence()
    throw new Error('out of order')
  }

  function deploy(shares: Shares): void {
    world.platform.shares = shares
    world.platform.deployments.push(shares)
  }

  /** What wrangler prints as JSON. */
  function answerTo(action = '', id = ''): object {
    if (action === 'view' && !(id in world.platform.tags)) throw new Error('There is no such version.')
    if (action === 'view') return { annotations: { 'workers/tag': world.platform.tags[id] } }
    return world.platform.deployments.slice(-10).map((shares) => ({
      versions: Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage })),
    }))
  }

  /** Writes the last entry of wrangler's report. */
  function report(entry: object): void {
    mkdirSync('.wrangler', { recursive: true })
    writeFileSync('.wrangler/report.ndjson', `{}\n${JSON.stringify(entry)}\n`)
  }

  function upload(id: string, args: string[]): void {
    world.platform.uploads += 1
    world.platform.message = args[args.indexOf('--message') + 1] ?? ''
    world.platform.tags[id] = args[args.indexOf('--tag') + 1] ?? ''
    world.platform.lists[id] = readFileSync('dist/client/builds.json', 'utf8')
  }

  function wrangler([command = '', action, ...args]: string[]): string {
    const { platform } = world
    if (command === 'deployments' && platform.deployments.length === 0) {
      report({ type: 'command-failed', code: 10007 })
      throw new Error('This Worker does not exist.')
    }
    const id = `v${platform.uploads + 1}`
    if (command === 'deploy' || action === 'upload') upload(id, args)
    if (command === 'deploy') {
      platform.tested.push(id)
      deploy({ [id]: 100 })
    }
    if (command === 'versions' && action === 'deploy') {
      const parts = args.filter((arg) => arg.includes('@')).map((arg) => arg.split('@'))
      deploy(Object.fromEntries(parts.map(([id, share = '']) => [id, Number.parseInt(share, 10)])))
      platform.wrong.push(...world.live().filter((id) => !platform.tested.includes(id)))
    }
    report({ version_id: id, worker_name: 'a', targets: [origin], preview_url: `https://${id}.acme.dev` })
    return JSON.stringify(answerTo(action, args[0]))
  }

  /** The version that an address or a header selects. A header selects only versions that are deployed. */
  function versionAt(site = '', header = ''): string {
    const [, named = ''] = /"(.+)"/.exec(header) ?? []
    const [, own] = /\/(v\d+)\./.exec(site) ?? []
    return own ?? (named in world.platform.shares ? named : String(world.live()))
  }

  let [smoked, builds] = ['', 0]
  const listOf = (version: string) =>
    world.platform.lists[version] ??
    JSON.stringify([{ date: '2026-11-28', commit: world.isOlder ? other : commit, files: {} }])
  const simulated: Context = {
    ...context,
    origin,
    isTerminal: false,
    limit: 1,
    async run(command, args, { env = process.env, timeout } = {}) {
      const hasToken = env['CLOUDFLARE_API_TOKEN'] === 'token'
      if (hasToken !== (command === 'wrangler'))
        world.platform.wrong.push(`${command} has the token: ${hasToken}`)
      if (command === 'wrangler')
        return call(
          () => wrangler(args),
          () => sleep(timeout ?? 1e9),
        )
      if (args.includes(world.program)) throw new Error(world.program)
      // Each build differs from the one before it.
      if (args.includes('build')) {
        builds += 1
        writeFileSync('dist/client/answers.json', JSON.stringify({ files: {}, production: builds }))
      }
      if (args.includes('test:browsers') && smoked === versionAt(env['SITE'], env['VERSION'])) {
        world.platform.tested.push(smoked)
      }
      return args.includes('status') ? world.changed : commit
    },
    fetch: (_, { signal }) =>
      call(
        () => new Response(listOf(`${world.live()}`)),
        async () => signal?.aborted || once(signal as AbortSignal, 'abort'),
      ),
    smoke: ({ site, headers, build }) =>
      call(
        () => {
          smoked = versionAt(site, headers?.['Cloudflare-Workers-Version-Overrides'])
          const isExpected = !build || world.platform.tags[smoked] === build
          const isFaulty = world.isBroken && smoked !== 'v1' && world.live().includes(smoked)
          return { isRight: isExpected && !isFaulty, report: '' }
        },
        // Each of its own requests has a limit.
        async () => {},
      ),
  }
  return Object.assign(world, { context: simulated, deploy })
}

export type World = ReturnType<typeof simulateRelease>
