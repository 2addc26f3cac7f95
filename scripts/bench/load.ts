import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { cpuTimeOf } from './processes.ts'
import { ratio, spread, table } from './statistics.ts'
import { type Served, serveWorker, untilAnswering } from './workerd.ts'
import { serveWithWrangler } from './wrangler.ts'

/** Several rounds' figures of one row. */
interface Figures {
  requests: number[]
  p50: number[]
  p99: number[]
  /** Milliseconds of workerd's processor time for one request. */
  cpu: number[]
}

interface LoadOptions {
  folder: string
  /** Files with the bundled Workers that are compared with a bare one. */
  workers: Record<string, string>
  paths: readonly string[]
  rounds: number
  seconds: number
}

/** A Worker that answers everything with what the site answers at one address, headers included. */
async function serveBare(folder: string, site: Served, path: string): Promise<Served> {
  const address = `http://127.0.0.1:${site.port}${path}`
  await (await fetch(address)).arrayBuffer()
  const answer = await fetch(address)
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
  )
  return serveWorker(folder, {
    'worker.js': `import page from './page.bin'
const headers = new Headers(${JSON.stringify(headers)})
export default { fetch: () => new Response(page, { headers }) }`,
    'page.bin': new Uint8Array(await answer.arrayBuffer()),
  })
}

/** The same pages as static assets, without any Worker: the platform's own server of files, as wrangler runs it. */
async function serveStatic(folder: string, site: Served, paths: readonly string[]): Promise<Served> {
  for (const path of paths) {
    const file = join(folder, 'public', path === '/' ? 'index.html' : `${path}.html`)
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await answer.text())
  }
  return serveWithWrangler(
    ['npx', 'wrangler', 'dev', '--assets', join(folder, 'public'), '--compatibility-date', '2026-01-01'],
    folder,
  )
}

async function load({ port, pid }: Served, path: string, seconds: number, into?: Figures): Promise<void> {
  const [started, before] = [performance.now(), await cpuTimeOf(pid)]
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 32,
    duration: seconds,
  })
  const [elapsed, after] = [performance.now() - started, await cpuTimeOf(pid)]
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx + result.errors} failed answers`)
  into?.requests.push((result.requests.total / elapsed) * 1000)
  into?.p50.push(result.latency.p50)
  into?.p99.push(result.latency.p99)
  into?.cpu.push((after - before) / result.requests.total)
}

/** Kilobytes of an answer's body as the edge would compress it. */
async function size({ port }: Served, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return (gzipSync(await answer.bytes()).length / 1000).toFixed(1)
}

/** The rows of one page: each Worker in turn, round after round; the first is what the others are held to. */
async function compareOn(
  path: string,
  compared: readonly (readonly [name: string, worker: Served])[],
  { rounds, seconds }: LoadOptions,
): Promise<string[][]> {
  const rows = compared.map(([name, worker]) => ({
    name,
    worker,
    figures: { requests: [], p50: [], p99: [], cpu: [] } as Figures,
  }))
  for (const { worker } of rows) await load(worker, path, seconds)
  for (let round = 0; round < rounds; round += 1) {
    // The bare Worker and the site side by side, each as often first: what ran before slows what follows.
    const order = round % 2 ? rows : [...rows.slice(0, 2).toReversed(), ...rows.slice(2)]
    for (const { worker, figures } of order) {
      await load(worker, path, seconds, figures)
    }
  }
  const base = rows[0]?.figures
  const line = async ({ name, worker, figures }: (typeof rows)[number]) => [
    path,
    name,
    await size(worker, path),
    spread(figures.requests),
    spread(figures.p50),
    spread(figures.p99),
    spread(figures.cpu),
    ratio(figures.requests, base?.requests ?? []).toFixed(2),
    ratio(figures.cpu, base?.cpu ?? []).toFixed(2),
  ]
  return Promise.all(rows.map(line))
}

const head = [
  'page',
  'row',
  'KB gzip',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/request',
  'requests/s ×bare',
  'CPU ×bare',
]

/** Loads each page of each Worker, and compares with a bare Worker and with static assets. */
export async function compareLoad(options: LoadOptions): Promise<string> {
  const { folder, workers, paths } = options
  const served: [string, Served][] = []
  for (const [name, file] of Object.entries(workers)) {
    served.push([name, await serveWorker(join(folder, name), { 'worker.js': await readFile(file) })])
  }
  for (const [, { port }] of served) await untilAnswering(port)
  const [site] = served
  if (!site) throw new Error('There is no Worker to compare')
  const files = await serveStatic(join(folder, 'static'), site[1], paths)
  const lines = [head]
  for (const path of paths) {
    const bare = await serveBare(join(folder, 'bare'), site[1], path)
    await untilAnswering(bare.port)
    const compared = [['bare Worker', bare], ...served, ['static assets, simulated', files]] as const
    lines.push(...(await compareOn(path, compared, options)))
    await bare.stop()
  }
  for (const [, worker] of served) await worker.stop()
  await files.stop()
  return table(lines)
}
