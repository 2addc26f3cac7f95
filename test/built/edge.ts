import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestHarness, type TestHarness } from 'wrangler'
import { serve } from '../node/serve.ts'

/** Which versions answer, in per cent, the newest deployment first: what the platform was told. */
type Deployments = { versions: { version_id: string; percentage: number }[] }[]

/** Serves what a folder has built, in workerd, as a version of its own that later builds do not change. */
async function startVersion(folder: string, id: string, APP_ENV: string): Promise<TestHarness> {
  const root = join(folder, 'versions', id)
  await cp(join(folder, 'dist'), join(root, 'dist'), { recursive: true })
  const settings = await readFile(join(folder, 'wrangler.toml'), 'utf8')
  await writeFile(join(root, 'wrangler.toml'), settings.replace('npm run build', 'true'))
  const version = createTestHarness({ root, workers: [{ configPath: 'wrangler.toml', vars: { APP_ENV } }] })
  await version.listen()
  return version
}

/** Every host of the site in a folder: requests reach the version that the platform’s deployments choose. */
export async function startEdge(folder: string) {
  const versions = new Map<string, TestHarness>()
  const edge = {
    deployments: [] as Deployments,
    /** How many requests the deployment before the last still answers: it takes a while to be everywhere. */
    late: 0,
    /** What is answered in place of a version. */
    fault: undefined as (() => Response | undefined) | undefined,
  }

  /** The version that a header or a host names, or else that with all the traffic. */
  function chosen(host: string, override: string): string {
    const [now, before] = edge.deployments
    const { versions: deployed = [] } = (edge.late-- > 0 && before) || now || {}
    const named = deployed.find(({ version_id }) => override.includes(version_id))
    const most = deployed.find(({ percentage }) => percentage === 100)
    const ofHost = [...versions.keys()].find((id) => host.startsWith(id.slice(0, 8)))
    return named?.version_id ?? ofHost ?? most?.version_id ?? ''
  }

  async function ask(address: string, headers = new Headers()): Promise<Response> {
    const override = headers.get('cloudflare-workers-version-overrides') ?? ''
    const version = versions.get(chosen(new URL(address).host, override))
    if (!version) return new Response(null, { status: 530 })
    const fault = edge.fault?.()
    if (fault) return fault
    const { status, headers: said, body } = await version.fetch(address, { redirect: 'manual' })
    return new Response(body as ReadableStream | null, { status, headers: Object.fromEntries(said) })
  }
  const server = await serve(({ headers }) => ask(headers.get('x-address') ?? '', headers))

  return Object.assign(edge, {
    ask,
    /** For `NODE_OPTIONS`: a program’s requests to any other machine come here. */
    reroute: `--import=data:text/javascript,${encodeURIComponent(`
      const { fetch } = globalThis
      globalThis.fetch = (address, options) => {
        if (new URL(address).hostname === '127.0.0.1') return fetch(address, options)
        return fetch('${server.address}', { ...options, headers: { ...options?.headers, 'x-address': address } })
      }`)}`,
    /** Takes what the folder has built as a version, and returns its id. */
    async upload(environment: string): Promise<string> {
      const id = `0000000${versions.size + 1}-0000-4000-8000-000000000000`
      versions.set(id, await startVersion(folder, id, environment))
      return id
    },
    async stop(): Promise<void> {
      for (const version of versions.values()) await version.close()
      await server[Symbol.asyncDispose]()
    },
  })
}
