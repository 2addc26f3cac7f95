import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
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
      deployments: [{ message: '', shares: earlier }].filter(({ shares }) => Object.keys(shares).length > 0),
      /** Versions that may answer requests. They have passed the tests, or there was no version before. */
      tested: Object.keys(earlier),
      /** Events that must never happen, such as traffic for a version that is not tested. */
      wrong: [] as string[],
      message: '',
    },
    /** How the call of the platform or of the smoke test with the number `at` fails. */
    fault: '',
    at: 0,
    calls: 0,
    interrupt: () => {},
    /** Whether wrangler has to ask for the account. */
    asks: false,
    /** Whether the smoke test finds a fault in each later version when it is live. */
    isBroken: false,
    /** What stops a release: a program that fails, files that differ from the commit, a live commit that is newer. */
    program: '',
    changed: '',
    isOlder: false,
    /** The module of the build that names its hash. */
    client: '',
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

  function deploy(shares: Shares, message = ''): void {
    world.platform.shares = shares
    world.platform.deployments.push({ message, shares })
  }

  /** Only in a terminal, wrangler can ask. It remembers the answer. */
  function answerQuestion(stdio: unknown): undefined {
    if (world.asks && stdio !== 'inherit') throw new Error('✘ [ERROR] no answer in non-interactive mode')
    world.asks = false
  }

  /** What wrangler prints as JSON. */
  function answerTo(command = '', action = ''): object {
    const annotations = { 'workers/message': commit, 'workers/tag': '0123456789ab' }
    const version = { annotations, metadata: { created_on: '2026-11-28T03:00:00Z' } }
    if (action === 'view') return version
    const { uploads, deployments } = world.platform
    if (command === 'versions')
      return Array.from({ length: uploads }, (_, at) => ({ id: `v${at + 1}`, ...version })).slice(-10)
    return deployments.slice(-10).map(({ message, shares }) => ({
      annotations: { 'workers/message': message },
      versions: Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage })),
    }))
  }

  function wrangler([command, action, ...args]: string[]): string {
    const { platform } = world
    if (readFileSync('wrangler.built.toml', 'utf8').includes('command =')) platform.wrong.push('built again')
    const message = args[args.indexOf('--message') + 1] ?? ''
    if (command === 'deployments' && platform.deployments.length === 0) throw new Error('code: 10007')
    if (command === 'deploy' || action === 'upload') {
      platform.uploads += 1
      platform.message = message
    }
    const id = `v${platform.uploads}`
    if (command === 'deploy') {
      platform.tested.push(id)
      deploy({ [id]: 100 })
    }
    if (command === 'versions' && action === 'deploy') {
      const parts = args.filter((arg) => arg.includes('@')).map((arg) => arg.split('@'))
      deploy(Object.fromEntries(parts.map(([id, share = '']) => [id, Number.parseInt(share, 10)])), message)
      platform.wrong.push(...world.live().filter((id) => !platform.tested.includes(id)))
    }
    const entry = {
      version_id: id,
      worker_name: 'a',
      targets: [origin],
      preview_url: `https://${id}.acme.dev`,
    }
    mkdirSync('.wrangler', { recursive: true })
    appendFileSync('.wrangler/report.ndjson', `${JSON.stringify(entry)}\n`)
    return JSON.stringify(answerTo(command, action))
  }

  /** The version that an address or a header selects. A header selects only versions that are deployed. */
  function versionAt(site = '', header = ''): string {
    const [, named = ''] = /"(.+)"/.exec(header) ?? []
    const [, own] = /\/(v\d+)\./.exec(site) ?? []
    return own ?? (named in world.platform.shares ? named : String(world.live()))
  }

  let smoked = ''
  const simulated: Context = {
    ...context,
    origin,
    isTerminal: false,
    limit: 1,
    pause: 0,
    async run(command, args, { env = process.env, timeout, stdio } = {}) {
      const hasToken = env['CLOUDFLARE_API_TOKEN'] === 'token'
      if (hasToken !== (command === 'wrangler'))
        world.platform.wrong.push(`${command} has the token: ${hasToken}`)
      if (command === 'wrangler')
        return call(
          () => answerQuestion(stdio) ?? wrangler(args),
          () => sleep(timeout ?? 1e9),
        )
      if (args.includes(world.program)) throw new Error(world.program)
      if (args.includes('test:browsers') && smoked === versionAt(env['SITE'], env['VERSION'])) {
        world.platform.tested.push(smoked)
      }
      return args.includes('status') ? world.changed : commit
    },
    fetch: (_, { signal }) =>
      call(
        () => Response.json([{ date: new Date(), commit: world.isOlder ? other : commit, files: {} }]),
        async () => signal?.aborted || once(signal as AbortSignal, 'abort'),
      ),
    smoke: ({ site, headers }) =>
      call(
        () => {
          smoked = versionAt(site, headers?.['Cloudflare-Workers-Version-Overrides'])
          return {
            isRight: !(world.isBroken && smoked !== 'v1' && world.live().includes(smoked)),
            report: '',
          }
        },
        // Each of its own requests has a limit.
        async () => {},
      ),
  }
  return Object.assign(world, { context: simulated, deploy })
}

export type World = ReturnType<typeof simulateRelease>
