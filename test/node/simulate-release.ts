import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Context, context } from '../../scripts/release/context.ts'

/** Cloudflare in memory, with versions v1, v2 and so on, and the other programs that a release calls. */
export function simulateRelease(earlier: string) {
  const [commit, other] = ['a'.repeat(40), 'b'.repeat(40)]
  const world = {
    platform: {
      /** The version that answers all requests; empty before the first release. */
      live: earlier,
      uploads: earlier ? 1 : 0,
      /** Versions that may answer requests. They have passed the tests, or there was no version before. */
      tested: [earlier],
      /** Events that must never happen, such as traffic for a version that is not tested. */
      wrong: [] as string[],
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
    /** What stops a release: a program that fails, files that differ from the commit, a newer commit that is live. */
    program: '',
    changed: '',
    isOlder: false,
  }

  async function call<T>(effect: () => T): Promise<T> {
    const { fault, at } = world
    world.calls += 1
    const isLater = world.calls > at && fault.includes('lasting')
    if (world.calls !== at && !isLater) return effect()
    if (fault.includes('done')) effect()
    // A call that is stopped never ends.
    if (fault.includes('stop')) await new Promise(world.interrupt)
    throw new Error('out of order')
  }

  /** What wrangler prints as JSON. */
  function answerTo(action = '', id = ''): object {
    if (action === 'view' && !(id in world.platform.tags)) throw new Error('There is no such version.')
    if (action === 'view') return { annotations: { 'workers/tag': world.platform.tags[id] } }
    return [{ versions: [{ version_id: world.platform.live, percentage: 100 }] }]
  }

  /** Writes the last entry of wrangler's report. */
  function report(entry: object): void {
    mkdirSync('.wrangler', { recursive: true })
    writeFileSync('.wrangler/report.ndjson', `{}\n${JSON.stringify(entry)}\n`)
  }

  function upload(id: string, args: string[]): void {
    world.platform.uploads += 1
    world.platform.tags[id] = args[args.indexOf('--tag') + 1] ?? ''
    world.platform.lists[id] = readFileSync('dist/client/builds.json', 'utf8')
  }

  function wrangler([command = '', action, ...args]: string[]): string {
    const { platform } = world
    if (command === 'deployments' && !platform.live) {
      report({ type: 'command-failed', code: 10007 })
      throw new Error('This Worker does not exist.')
    }
    const id = `v${platform.uploads + 1}`
    if (command === 'deploy' || action === 'upload') upload(id, args)
    if (command === 'deploy') platform.tested.push(id)
    if (command === 'deploy') platform.live = id
    if (`${command} ${action}` === 'versions deploy') platform.live = args[0]?.replace('@100%', '') ?? ''
    if (!platform.tested.includes(platform.live)) platform.wrong.push(`${platform.live} is live`)
    report({ version_id: id, preview_url: `https://${id}.acme.dev` })
    return JSON.stringify(answerTo(action, args[0]))
  }

  /** The version that answers at an address. */
  const versionAt = (site = '') => /\/(v\d+)\./.exec(site)?.[1] ?? world.platform.live

  let [smoked, builds] = ['', 0]
  const listOf = (version: string) =>
    world.platform.lists[version] ??
    JSON.stringify([{ date: '2026-11-28', commit: world.isOlder ? other : commit, files: {} }])
  const simulated: Context = {
    ...context,
    isTerminal: true,
    async run(command, args, { env = process.env } = {}) {
      const hasToken = env['CLOUDFLARE_API_TOKEN'] === 'token'
      if (hasToken !== (command === 'wrangler'))
        world.platform.wrong.push(`${command} has the token: ${hasToken}`)
      if (command === 'wrangler') return call(() => wrangler(args))
      if (args.includes(world.program)) throw new Error(world.program)
      // Each build differs from the one before it.
      if (args.includes('build')) {
        builds += 1
        writeFileSync('dist/client/answers.json', JSON.stringify({ files: {}, production: builds }))
      }
      if (args.includes('test:browsers') && smoked === versionAt(env['SITE'])) {
        world.platform.tested.push(smoked)
      }
      return args.includes('status') ? world.changed : commit
    },
    fetch: () => call(() => new Response(listOf(world.platform.live))),
    smoke: ({ site, build }) =>
      call(() => {
        smoked = versionAt(site)
        const isExpected = !build || world.platform.tags[smoked] === build
        const isFaulty = world.isBroken && smoked !== 'v1' && world.platform.live === smoked
        return { isRight: isExpected && !isFaulty, report: '' }
      }),
  }
  return Object.assign(world, { context: simulated })
}

export type World = ReturnType<typeof simulateRelease>
