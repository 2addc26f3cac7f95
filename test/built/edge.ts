import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestHarness, type TestHarness } from 'wrangler'
import { serve } from '../node/serve.ts'

/** The platform's deployments, the newest first: which version answers which share of the requests. */
type Deployments = { versions: { version_id: string; percentage: number }[] }[]

/** Serves the current build of a folder in workerd. It is copied, so that later builds do not change it. */
async function startVersion(folder: string, id: string, APP_ENV: string): Promise<TestHarness> {
  const root = join(folder, 'versions', id)
  await cp(join(folder, 'dist'), join(root, 'dist'), { recursive: true })
  const settings = await readFile(join(folder, 'wrangler.toml'), 'utf8')
  await writeFile(join(root, 'wrangler.toml'), settings.replace('npm run build', 'true'))
  const version = createTestHarness({ root, workers: [{ configPath: 'wrangler.toml', vars: { APP_ENV } }] })
  await version.listen()
  return version
}

/** Answers requests to every host of the site with the version that the deployments select. */
export async function startEdge(folder: string) {
  const versions = new Map<string, TestHarness>()
  const edge = {
    deployments: [] as Deployments,
    /** Whether the site's address leads to the Worker. Addresses of versions always do. */
    hasAddress: false,
    /** How many requests the previous deployment still answers, as while a new one is being distributed. */
    late: 0,
    /** Replaces the answer of a version, whose id it gets. */
    fault: undefined as ((version: string) => Response | undefined) | undefined,
  }

  /** The version that a header or a host names, or else the one with all the traffic. */
  function select(host: string, override: string): string {
    const [now, before] = edge.deployments
    const { versions: deployed = [] } = (edge.late-- > 0 && before) || now || {}
    const named = deployed.find(({ version_id }) => override.includes(version_id))
    const most = deployed.find(({ percentage }) => edge.hasAddress && percentage === 100)
    const ofHost = [...versions.keys()].find((id) => host.startsWith(id.slice(0, 8)))
    return named?.version_id ?? ofHost ?? most?.version_id ?? ''
  }

  async function ask(address: string, headers = new Headers()): Promise<Response> {
    const override = headers.get('cloudflare-workers-version-overrides') ?? ''
    const id = select(new URL(address).host, override)
    const version = versions.get(id)
    if (!version) return new Response(null, { status: 530 })
    const fault = edge.fault?.(id)
    if (fault) return fault
    const { status, headers: sent, body } = await version.fetch(address, { redirect: 'manual' })
    return new Response(body as ReadableStream | null, { status, headers: Object.fromEntries(sent) })
  }
  const server = await serve(({ headers }) => ask(headers.get('x-address') ?? '', headers))

  return Object.assign(edge, {
    ask,
    /** A value of `NODE_OPTIONS` that redirects a program's requests to other machines to this server. */
    reroute: `--import=data:text/javascript,${encodeURIComponent(`
      const { fetch } = globalThis
      globalThis.fetch = (address, options) => {
        if (new URL(address).hostname === '127.0.0.1') return fetch(address, options)
        return fetch('${server.address}', { ...options, headers: { ...options?.headers, 'x-address': address } })
      }`)}`,
    /** Stores the current build as a version, and returns its id. */
    async upload(environment: string): Promise<string> {
      const id = `${String(versions.size + 1).padStart(8, '0')}-0000-4000-8000-000000000000`
      versions.set(id, await startVersion(folder, id, environment))
      return id
    },
    async stop(): Promise<void> {
      for (const version of versions.values()) await version.close()
      await server[Symbol.asyncDispose]()
    },
  })
}
