/**
 * `npm run load -w bench`: the production build under 256 visitors at once who never pause, over all pages and some
 * that do not exist, for a minute or `-- --seconds 600`. Every answer is compared with the first of its path;
 * fails when one is wrong or missing.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { paths } from '../src/routes.ts'
import { serveWithWrangler } from './servers/processes.ts'
import { type Figures, measure, type Row, tableOf } from './tables/compare.ts'
import { report, text, write } from './tables/report.ts'

const { values } = parseArgs({ options: { seconds: text('60'), connections: text('256'), write } })
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const missing = Array.from({ length: 10 }, (_, index) => `/no-such-page-${index}`)

/** A row for each, so that a long run has no more rows than one of a minute. */
const stretch = Math.min(seconds, Math.max(10, seconds / 6))

const { origin, usage, stop } = await serveWithWrangler()
let failures = 0

/** Asks for a path, and counts what does not answer as it did the first time. */
async function watched(path: string, wanted: number): Promise<autocannon.Request> {
  const first = await fetch(origin + path)
  if (first.status !== wanted) throw new Error(`${path} answers ${first.status}`)
  const expected = await first.text()
  function onResponse(status: number, body: string) {
    if (status === wanted && body === expected) return
    failures += 1
    console.error(`${path} answers ${status}, ${body === expected ? 'whole' : 'something else'}`)
  }
  return { path, onResponse }
}
const requests: autocannon.Request[] = []
for (const path of paths) requests.push(await watched(path, 200))
for (const path of missing) requests.push(await watched(path, 404))

async function load(): Promise<Figures> {
  const before = failures
  const result = await autocannon({ url: origin, connections, duration: stretch, timeout: 30, requests })
  failures += result.errors
  return {
    answers: result.requests.total,
    'per second': result.requests.total / stretch,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    failures: failures - before,
    'memory, MiB': (await usage()).memory,
  }
}
const rows: Row[] = []
for (let until = stretch; until <= seconds; until += stretch)
  rows.push({ labels: [`${until}`], measure: load })
const table = tableOf(['until second'], await measure(rows, 1))
const found = `${failures} of all answers failed or were wrong.`
const conditions = `${connections} connections, ${paths.length} pages and ${missing.length} missing ones. ${found}`
await report('load', conditions, table, values.write)
await stop()
process.exit(failures > 0 ? 1 : 0)
