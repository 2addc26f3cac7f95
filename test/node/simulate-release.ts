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
      /** Versions that may answer requests. They have passed the tests, or there was no version before. */
      tested: Object.keys(earlier),
      /** What must never happen. */
      wrong: [] as string[],
      message: '',
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
    // The call never ends.
    if (fault.includes('stop')) await new Promise(world.interrupt)
    if (fault.includes('silence')) await silence()
    throw new Error('out of order')
  }

  function wrangler([command, action, ...args]: string[]): string {
    const { platform } = world
    if (readFileSync('wrangler.built.toml', 'utf8').includes('command =')) platform.wrong.push('built again')
    const shares = Object.entries(platform.shares)
    if (command === 'deployments' && shares.length === 0) throw new Error('code: 10007')
    if (command === 'deploy' || action === 'upload') {
      platform.uploads += 1
      platform.message = args[args.indexOf('--message') + 1] ?? ''
    }
    const id = `v${platform.uploads}`
    if (command === 'deploy') {
      platform.shares = { [id]: 100 }
      platform.tested.push(id)
    }
    if (command === 'versions' && action === 'deploy') {
      const parts = args.filter((arg) => arg.includes('@')).map((arg) => arg.split('@'))
      platform.shares = Object.fromEntries(parts.map(([id, share = '']) => [id, Number.parseInt(share, 10)]))
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
    const versions = shares.map(([version_id, percentage]) => ({ version_id, percentage }))
    return JSON.stringify({ versions })
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
  return Object.assign(world, { context: simulated })
}

export type World = ReturnType<typeof simulateRelease>
