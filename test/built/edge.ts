import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../node/listen.ts'

/** Which versions answer, in per cent, the newest deployment first: what the platform was told. */
export type Deployments = { versions: { version_id: string; percentage: number }[] }[]

interface Fault {
  status: number
  headers: Record<string, string>
}

/** An address that nobody listens at, for a moment. */
async function freeAddress(): Promise<string> {
  const server = createServer()
  const address = await listen(server)
  server.close()
  return address
}

/** Serves what a folder has built, in workerd, as a version of its own that later builds do not change. */
async function startVersion(folder: string, environment: string) {
  const copy = await mkdtemp(join(tmpdir(), 'version-'))
  await cp(join(folder, 'dist'), join(copy, 'dist'), { recursive: true })
  const settings = await readFile(join(folder, 'wrangler.toml'), 'utf8')
  await writeFile(
    join(copy, 'wrangler.toml'),
    settings.replace('npm run build', 'true').replace(/^routes.*\n/m, ''),
  )
  const origin = await freeAddress()
  const flags = `--port ${new URL(origin).port} --var APP_ENV:${environment} --log-level none`
  const worker: ChildProcess = spawn('wrangler', ['dev', ...flags.split(' ')], { cwd: copy, stdio: 'ignore' })
  while (!(await fetch(origin).catch(() => undefined))) await sleep(50)
  return {
    origin,
    stop: async () => {
      worker.kill()
      await rm(copy, { recursive: true, force: true })
    },
  }
}

/** Every host of the site in a folder, on this machine: requests reach the version that the platform’s deployments choose. */
export async function startEdge(folder: string) {
  const versions = new Map<string, Awaited<ReturnType<typeof startVersion>>>()
  const edge = {
    deployments: [] as Deployments,
    /** How many requests the deployment before the last still answers: it takes a while to be everywhere. */
    late: 0,
    fault: undefined as (() => Fault | undefined) | undefined,
  }

  /** The version that a host or a header names, or else that with the most traffic. */
  function chosen(host: string, override: string | undefined): string {
    const [now, before] = edge.deployments
    const deployment = edge.late-- > 0 && before ? before : now
    const ids = deployment?.versions.map(({ version_id }) => version_id) ?? []
    const named = /="(.+)"/.exec(override ?? '')?.[1]
    if (named && ids.includes(named)) return named
    const ofHost = [...versions.keys()].find((id) => host.startsWith(id.slice(0, 8)))
    const [most] = deployment?.versions.toSorted((one, other) => other.percentage - one.percentage) ?? []
    return ofHost ?? most?.version_id ?? ''
  }

  const server = createServer(({ url = '', headers }, response) => {
    const fault = edge.fault?.()
    if (fault) return response.writeHead(fault.status, fault.headers).end()
    const host = String(headers['x-host'])
    const version = versions.get(
      chosen(host, headers['cloudflare-workers-version-overrides'] as string | undefined),
    )
    if (!version) return response.writeHead(530).end()
    // The Worker is asked under the visitor’s host.
    const asked = request(new URL(url, version.origin), { headers: { host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.writeHead(530).end()).end()
  })
  const here = await listen(server)

  return Object.assign(edge, {
    /** For `NODE_OPTIONS`: a program’s requests to any other machine come here. */
    reroute: `--import=data:text/javascript,${encodeURIComponent(`
      const { fetch } = globalThis
      globalThis.fetch = (address, options) => {
        const { hostname, pathname, search } = new URL(address)
        if (hostname === '127.0.0.1') return fetch(address, options)
        const headers = { ...options?.headers, 'x-host': hostname }
        return fetch(new URL(pathname + search, '${here}'), { ...options, headers })
      }`)}`,
    ask: (path: string) => fetch(here + path),
    /** Takes what the folder has built as a version. */
    async upload(id: string, environment: string): Promise<void> {
      versions.set(id, await startVersion(folder, environment))
    },
    async stop(): Promise<void> {
      for (const version of versions.values()) await version.stop()
      server.close()
    },
  })
}
