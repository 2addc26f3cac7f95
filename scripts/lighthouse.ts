/**
 * `npm run lighthouse`: Lighthouse's mobile figures of every page, of one page of each kind with
 * `--sample`, or of the paths that are named. Fails when one is below 100; on GitHub it warns, because the
 * machines there are too busy for a promise.
 */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { type Path, paths, routes } from '../src/routes.ts'
import { serveCompressed } from './bench/edge.ts'
import { table } from './bench/statistics.ts'
import { freePort } from './bench/workerd.ts'
import { serveWithWrangler } from './bench/wrangler.ts'
import { chromiumPath } from './browsers.ts'
import { inSummary, type Run, warningOf } from './lighthouse/report.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** A busy machine costs points: a page that misses some is asked again, and its best run counts. */
const attempts = 3

/** The first page of each kind, and every page that is the only one of its kind. */
function sample(): Path[] {
  const kinds = new Set<string>()
  return paths.filter((path) => {
    const { kind } = routes[path]
    if (!kind) return true
    return !kinds.has(kind) && kinds.add(kind)
  })
}

async function run(address: string, port: number): Promise<Run> {
  const report = (await lighthouse(address, { port, output: 'json' }))?.lhr
  if (!report) throw new Error(`Lighthouse says nothing of ${address}`)
  const missed = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9)
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    missed: missed.map(({ id }) => id),
  }
}

const isPerfect = ({ scores }: Run) => scores.every((score) => score === 100)
const points = ({ scores }: Run) => scores.reduce((sum, score) => sum + score, 0)

const { values, positionals } = parseArgs({
  options: { sample: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const named = positionals.length > 0 ? positionals : paths
const asked = values.sample ? sample() : named

const site = await serveWithWrangler(['npm', 'start', '--'], '.')
const edge = await freePort()
const chrome = await launch({
  chromePath: chromiumPath() ?? '',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
const rows: string[][] = []
const warnings: string[] = []
try {
  await serveCompressed(`http://127.0.0.1:${site.port}`, edge)
  for (const path of asked) {
    const runs: Run[] = []
    do runs.push(await run(`http://localhost:${edge}${path}`, chrome.port))
    while (runs.length < attempts && !runs.some(isPerfect))
    const best = runs.reduce((a, b) => (points(b) > points(a) ? b : a))
    if (!isPerfect(best)) warnings.push(warningOf(path, categories, best))
    rows.push([path, ...best.scores.map(String), `${runs.length}`, best.missed.join(', ')])
    console.warn(rows.at(-1)?.join('  '))
  }
} finally {
  chrome.kill()
  await site.stop()
}
console.warn(`\n${table([['page', ...categories, 'runs', 'audits below 90'], ...rows])}`)
const { GITHUB_STEP_SUMMARY: summary } = process.env
if (summary) {
  for (const warning of warnings) console.log(warning)
  appendFileSync(summary, inSummary(['page', ...categories], rows))
}
process.exit(warnings.length === 0 || summary ? 0 : 1)
