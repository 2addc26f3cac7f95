/**
 * `npm run load`: the production build under 256 visitors at once who never pause, over all pages and some
 * that do not exist, for a minute or `--seconds`. Every answer is read to its end and compared with the
 * first of its path. Fails when one of them fails, or is wrong. Needs Linux for the memory, of the workerd
 * that serves the site and of the one that wrangler puts in front of it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paths } from '../src/routes.ts'
import { memoryOf } from './bench/processes.ts'
import { median, table } from './bench/statistics.ts'
import { serveWithWrangler } from './bench/wrangler.ts'
import { type Seen, visitors } from './load/visitors.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, connections: { type: 'string', default: '256' } },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
/** How often a row is written, in seconds. */
const interval = 10

const missing = Array.from({ length: 10 }, (_, index) => `/no-such-page-${index}`)
const expected = new Map<string, number>([
  ...paths.map((path) => [path, 200] as const),
  ...missing.map((path) => [path, 404] as const),
])

function row(name: string, { answers, failures, p50, p99 }: Seen, time: number, memory: string): string[] {
  const rate = (answers / time).toFixed(0)
  return [name, `${answers}`, rate, p50.toFixed(1), p99.toFixed(1), `${failures}`, memory]
}

process.once('SIGINT', () => process.exit(130))

const site = await serveWithWrangler(['npm', 'start', '--'], '.')
try {
  const crowd = await visitors(site.port, expected, connections)
  const stretches: { seen: Seen; time: number; memory: string }[] = []
  for (let second = 0; second < seconds; second += interval) {
    const time = Math.min(interval, seconds - second)
    const started = performance.now()
    await sleep(time * 1000)
    const elapsed = (performance.now() - started) / 1000
    stretches.push({
      seen: crowd.seen(),
      time: elapsed,
      memory: (await memoryOf(site.pid)).map((each) => each.toFixed(0)).join(' + '),
    })
  }
  await crowd.stop()
  // Those who were still waiting for their answer.
  const { failures: late } = crowd.seen()

  const sum = (of: (seen: Seen) => number) => stretches.reduce((total, { seen }) => total + of(seen), 0)
  const failures = sum((seen) => seen.failures) + late
  const whole = {
    answers: sum((seen) => seen.answers),
    failures,
    p50: median(stretches.map(({ seen }) => seen.p50)),
    p99: Math.max(...stretches.map(({ seen }) => seen.p99)),
  }
  const time = stretches.reduce((total, stretch) => total + stretch.time, 0)
  console.log(
    table([
      ['until second', 'answers', 'per second', 'p50 ms', 'p99 ms', 'failures', 'workerd MiB'],
      ...stretches.map((each, index) =>
        row(`${Math.min(seconds, (index + 1) * interval)}`, each.seen, each.time, each.memory),
      ),
      row('**all** (median p50, worst p99)', whole, time, stretches.at(-1)?.memory ?? ''),
    ]),
  )
  console.log(`\n${connections} connections, ${paths.length} pages and ${missing.length} missing ones.`)
  for (const [reason, times] of crowd.reasons) console.error(`${times} × ${reason}`)
  if (failures > 0) process.exitCode = 1
} finally {
  await site.stop()
}
