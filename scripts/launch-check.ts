/**
 * Checks whether the content may be published: `npm run check:launch`. For each file, it lists every value that is a
 * sample or cannot be right, and settings in wrangler.toml that do not fit the address of the site. The exit code is 1
 * if there are any.
 */
import { globSync } from 'node:fs'
import { unstable_readConfig as readConfig } from 'wrangler'
import { marked } from '../src/content/sample.ts'
import { type Entry, entriesOf } from '../src/validation/entries.ts'
import { isDeployedAt, misfits, samplesIn } from '../src/validation/launch.ts'
import { markdownTable } from './markdown-table.ts'

const rows: { file: string; cells: string[] }[] = []

/** Adds a row to the table of its file, with the value in one line of at most 60 characters. */
function report({ file, field, value }: Entry, wanted: string): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  rows.push({ file, cells: [field, text.length > 60 ? `${text.slice(0, 59)}…` : text, wanted] })
}

const files = globSync('src/content/**/*.ts').toSorted()
for (const file of files) await import(`../${file}`)
for (const file of files) {
  // The query makes this file run again, but none that it imports. So `marked` has the samples of this file only.
  marked.clear()
  const entries = entriesOf({ [file]: await import(`../${file}?again`) })
  for (const entry of samplesIn(file, entries, marked)) report(entry, 'the real one, without `sample()`')

  // Other files take addresses and phone numbers from this one.
  if (file !== 'src/content/company.ts') continue
  const real = entries.filter(({ value }) => !marked.has(value))
  for (const entry of misfits(real)) report(entry, entry.message)
  const origin = real.find(({ field }) => field === 'company.origin')
  if (!origin) continue
  const { name = '', routes = [], workers_dev } = readConfig({ config: 'wrangler.toml' })
  const patterns = routes.map((route: string | { pattern: string }) =>
    typeof route === 'string' ? route : route.pattern,
  )
  if (!isDeployedAt(String(origin.value), name, patterns, workers_dev ?? patterns.length === 0)) {
    const wanted = `settings for ${origin.value} alone: its host in \`routes\`, or \`workers_dev = true\``
    rows.push({ file: 'wrangler.toml', cells: ['', '', wanted] })
  }
}

for (const [file, found = []] of Object.entries(Object.groupBy(rows, (row) => row.file))) {
  const table = markdownTable([['field', 'value', 'wanted'], ...found.map(({ cells }) => cells)])
  console.log(`${file}: ${found.length}\n\n${table}\n`)
}
if (rows.length > 0) {
  console.error(`${rows.length} values are still samples or cannot be right (README, “Replace the company”).`)
  // `process.exit` would end the script before a program that reads slowly has read all rows.
  process.exitCode = 1
}
