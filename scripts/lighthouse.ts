/**
 * `npm run lighthouse`: Lighthouse's mobile figures of every page, or of the paths that are named. Fails
 * when one is below 100.
 */
import { spawn } from 'node:child_process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { paths } from '../src/routes.ts'
import { serveCompressed } from './bench/edge.ts'
import { table } from './bench/statistics.ts'
import { freePort, untilAnswering } from './bench/workerd.ts'
import { chromiumPath } from './chromium.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const asked = process.argv.slice(2)

const [site, edge] = [await freePort(), await freePort()]
const server = spawn('npm', ['start', '--', '--port', String(site)], { stdio: 'ignore', detached: true })
const chrome = await launch({
  chromePath: chromiumPath() ?? '',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
const rows: string[][] = []
try {
  await untilAnswering(site)
  await serveCompressed(`http://127.0.0.1:${site}`, edge, true)
  for (const path of asked.length > 0 ? asked : paths) {
    const result = await lighthouse(`http://localhost:${edge}${path}`, { port: chrome.port, output: 'json' })
    const report = result?.lhr
    if (!report) throw new Error(`Lighthouse says nothing of ${path}`)
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
    const missed = Object.values(report.audits).filter((audit) => audit.score !== null && audit.score < 0.9)
    rows.push([path, ...scores.map(String), missed.map((audit) => audit.id).join(', ')])
    console.warn(rows.at(-1)?.join('  '))
  }
} finally {
  chrome.kill()
  if (server.pid) process.kill(-server.pid)
}
console.warn(`\n${table([['page', ...categories, 'audits below 90'], ...rows])}`)
process.exit(rows.every(([, ...cells]) => cells.slice(0, 4).every((score) => score === '100')) ? 0 : 1)
