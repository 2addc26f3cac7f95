/**
 * `npm run bench -w bench`: measures first visits with Lighthouse, and the start of the Worker, beside a Worker that
 * answers with one word. bench/README.md explains the options and the figures.
 */
import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { markdownTable } from '../scripts/markdown-table.ts'
import { examples } from '../test/browser/examples.ts'
import { measureStartUp } from './start-up.ts'
import { measureVisits } from './visits.ts'

const { values, positionals } = parseArgs({
  options: { visits: { type: 'string', default: '3' }, starts: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const headings = ['page', 'first paint ms', '× one word', 'largest paint ms', 'blocking ms', 'KB', 'scores']
const visits = await measureVisits(positionals.length > 0 ? positionals : examples, Number(values.visits))
const starts = await measureStartUp(Number(values.starts))
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
const report = [
  `${new Date().toISOString().slice(0, 10)}, ${machine}. ${values.visits} visits of each page, in turn.`,
  markdownTable([headings, ...visits]),
  `${values.starts} starts of each Worker, in turn.`,
  markdownTable([['Worker', 'start to first answer ms'], ...starts]),
].join('\n\n')
console.log(report)
const { GITHUB_STEP_SUMMARY: summary } = process.env
if (summary) appendFileSync(summary, `### Speed\n\n${report}\n`)
process.exit()
