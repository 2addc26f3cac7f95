/**
 * `npm run load`: the production build under 256 visitors at once who never pause, over all pages and some
 * that do not exist, for a minute or `-- --seconds 600`. Every answer is compared with the first of its path;
 * fails when one is wrong or missing. Replaces its section of docs/performance.md, shorter runs only with `--write`.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { paths } from '../src/routes.ts'
import { type Figures, measure, tableOf } from './measure/compare.ts'
import { report } from './measure/report.ts'
import { serveWithWrangler } from './measure/serve.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '256' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const missing = Array.from({ length: 10 }, (_, index) => `/no-such-page-${index}`)

const { origin, usage, stop } = await serveWithWrangler()
let failures = 0
const requests: autocannon.Request[] = []
for (const path of [...paths, ...missing]) {
  const first = await fetch(origin + path, { redirect: 'manual' })
  const wanted = missing.includes(path) ? 404 : 200
  if (first.status !== wanted) throw new Error(`${path} answers ${first.status}`)
  const text = await first.text()
  requests.push({
    path,
    onResponse(status: number, body: string) {
      if (status === wanted && body === text) return
      failures += 1
      console.error(`${path} answers ${status}, ${body === text ? 'the same' : 'something else'}`)
    },
  })
}

/** Ten seconds, or what is left of the time. */
async function stretch(duration: number): Promise<Figures> {
  const before = failures
  const {
    requests: answers,
    latency,
    errors,
  } = await autocannon({ url: origin, connections, duration, requests })
  failures += errors
  return {
    answers: answers.total,
    'per second': answers.total / duration,
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failures: failures - before,
    'memory of npm start, MiB': (await usage()).memory,
  }
}
const starts = Array.from({ length: Math.ceil(seconds / 10) }, (_, index) => index * 10)
const rows = starts.map((start) => ({
  labels: [`${Math.min(seconds, start + 10)}`],
  measure: () => stretch(Math.min(10, seconds - start)),
}))
const table = tableOf(['until second'], await measure(rows, 1))
const conditions = `${connections} connections, ${paths.length} pages and ${missing.length} missing ones.`
await report(
  'load',
  `${conditions} ${failures} answers failed or were wrong.`,
  table,
  values.write || seconds >= 60,
)
await stop()
process.exit(failures > 0 ? 1 : 0)
