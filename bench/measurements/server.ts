import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { type Modules, type Served, serveWithWrangler, serveWorker } from '../servers/processes.ts'
import { type Figures, heldToFirst, measure, type Row, tableOf } from '../tables/compare.ts'

/** A Worker that answers everything with what the site answers at one address, headers included. */
async function serveBare(folder: string, address: string): Promise<Served> {
  // The second answer comes from memory, as all those after it.
  await (await fetch(address)).arrayBuffer()
  const answer = await fetch(address)
  const left = /^(content-(length|encoding)|transfer-encoding)$/
  const headers = JSON.stringify([...answer.headers].filter(([name]) => !left.test(name)))
  const page = `new TextEncoder().encode(${JSON.stringify(await answer.text())}).buffer`
  const code = `const page = ${page}, headers = new Headers(${headers})
export default { fetch: () => new Response(page, { headers }) }`
  return serveWorker(folder, { 'worker.js': code })
}

/** The same pages as static assets, without any Worker: the platform's own server of files, as wrangler runs it. */
async function serveStatic(folder: string, origin: string, pages: readonly string[]): Promise<Served> {
  for (const path of pages) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await (await fetch(origin + path)).bytes())
  }
  return serveWithWrangler(folder, '--assets', folder, '--compatibility-date', '2026-01-01')
}

async function load({ origin, usage }: Served, path: string, seconds: number): Promise<Figures> {
  const { cpu: before } = await usage()
  const started = performance.now()
  const result = await autocannon({ url: origin + path, connections: 32, duration: seconds })
  const elapsed = (performance.now() - started) / 1000
  const { cpu: after } = await usage()
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx + result.errors} failed`)
  return {
    'requests/s': result.requests.total / elapsed,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'CPU ms/request': (after - before) / result.requests.total,
    'KB gzip': gzipSync(await (await fetch(origin + path)).bytes()).length / 1000,
  }
}

/**
 * Loads each page of each Worker, of a bare one and of static assets. Returns a table.
 * @param workers bundled, by name, this site's first
 * @param seconds how long a page is loaded in each of them, in each round
 */
export async function measureServer(
  folder: string,
  workers: Record<string, Modules>,
  pages: readonly string[],
  rounds: number,
  seconds: number,
): Promise<string> {
  const served: [string, Served][] = []
  for (const [name, worker] of Object.entries(workers)) {
    served.push([name, await serveWorker(join(folder, `${served.length}`), worker)])
  }
  const origin = served[0]?.[1].origin ?? ''
  served.push(['static assets, simulated', await serveStatic(join(folder, 'static'), origin, pages)])
  const measured = new Map<Row, Figures[]>()
  for (const path of pages) {
    const bare = await serveBare(join(folder, 'bare'), origin + path)
    const row = ([name, each]: [string, Served]): Row => ({
      labels: [path, name],
      measure: () => load(each, path, seconds),
    })
    const all: [string, Served][] = [['bare Worker', bare], ...served]
    const rows = heldToFirst('×bare', all.map(row))
    // Twice before it counts: Workers get faster while they warm up.
    await measure(rows, 2)
    for (const [each, figures] of await measure(rows, rounds)) measured.set(each, figures)
    await bare.stop()
  }
  return tableOf(['page', 'row'], measured, ['requests/s', 'CPU ms/request'])
}
