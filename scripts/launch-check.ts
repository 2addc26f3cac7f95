/**
 * Whether what the site says may go live: `npm run check:launch`.
 *
 * Lists every value that is still a sample or cannot be right, and what leads the company's address elsewhere, and
 * then ends with exit code 1.
 */
import { globSync } from 'node:fs'
import { markdownTable } from 'markdown-table'
import { unstable_readConfig as readConfig } from 'wrangler'
import { marked } from '../src/content/sample.ts'
import { type Entry, entriesOf } from '../src/validation/entries.ts'
import { misfits, misplacements, samplesIn } from '../src/validation/launch.ts'

/** A row of the table; the value stands on one line, cut where it gets long. */
function rowOf({ file, field, value }: Entry, wanted: string): string[] {
  const inside = entriesOf({ '': { value } }).map((each) => each.value)
  const text = inside.filter((each) => typeof each !== 'object' || each === null).join(', ')
  return [file, field, text.length > 60 ? `${text.slice(0, 59)}…` : text, wanted]
}

const rows: string[][] = []
const files = globSync('src/content/**/*.ts').toSorted()
for (const file of files) await import(`../${file}`)
for (const file of files) {
  // Runs it once more, by itself: all that it imports has run before, and marks nothing now.
  marked.clear()
  const entries = entriesOf({ [file]: await import(`../${file}?again`) })
  rows.push(
    ...samplesIn(file, entries, marked).map((entry) => rowOf(entry, 'the real one, without `sample()`')),
  )

  // Addresses and numbers of the company stand in this file alone; elsewhere, they are taken from it.
  if (file !== 'src/content/company.ts') continue
  const real = entries.filter(({ value }) => !marked.has(value))
  rows.push(...misfits(real).map((entry) => rowOf(entry, entry.message)))
  const origin = real.find(({ field }) => field === 'company.origin')
  if (!origin) continue
  const { name = '', routes = [], workers_dev } = readConfig({ config: 'wrangler.toml' })
  const patterns = routes.map((route: string | { pattern: string }) =>
    typeof route === 'string' ? route : route.pattern,
  )
  const deployment = { name, routes: patterns, workersDev: workers_dev ?? patterns.length === 0 }
  const advice = misplacements(String(origin.value), deployment)
  rows.push(...advice.map((text) => ['wrangler.toml', '', '', text]))
}

if (rows.length > 0) {
  console.log(markdownTable([['file', 'field', 'value', 'wanted'], ...rows]))
  console.log(`\n${rows.length} values are still samples or cannot be right (README, “Replace the company”).`)
  process.exit(1)
}
