/**
 * Checks whether the content may be published: `npm run check:launch`. For each file, it lists every value that is a
 * sample or cannot be right, and settings in wrangler.toml that do not fit the address of the site. The exit code is 1
 * if there are any.
 */
import { globSync } from 'node:fs'
import { unstable_readConfig as readConfig } from 'wrangler'
import * as companyExports from '../src/content/company.ts'
import { marked } from '../src/content/sample.ts'
import { type Entry, entriesOf, type Place, placesIn } from '../src/validation/entries.ts'
import { companyRules, isDeployedAt, samplesIn } from '../src/validation/launch.ts'
import { broken } from '../src/validation/rule.ts'
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
}

/** Whether a place is in a sample, which is listed already. */
const isSample = ({ file, field }: Place) =>
  rows.some((row) => row.file === file && field.startsWith(String(row.cells[0])))

const entries = entriesOf({ 'src/content/company.ts': companyExports })
const placeOf = placesIn(entries)
for (const { message, ...place } of broken(companyRules(placeOf))) {
  const value = entries.find(({ field }) => field === place.field)?.value
  if (!isSample(place)) report({ ...place, value }, message)
}
const { origin } = companyExports.company
const { name = '', routes = [], workers_dev } = readConfig({ config: 'wrangler.toml' })
const patterns = routes.map((route: string | { pattern: string }) =>
  typeof route === 'string' ? route : route.pattern,
)
const isDeployed = isDeployedAt(origin, name, patterns, workers_dev ?? patterns.length === 0)
if (!(isDeployed || isSample(placeOf(companyExports.company, 'origin')))) {
  const wanted = `settings for ${origin} alone: its host in \`routes\`, or \`workers_dev = true\``
  rows.push({ file: 'wrangler.toml', cells: ['', '', wanted] })
}

for (const [file, found = []] of Object.entries(Object.groupBy(rows, (row) => row.file))) {
  const table = markdownTable([['field', 'value', 'wanted'], ...found.map(({ cells }) => cells)])
  console.log(`${file}: ${found.length}\n\n${table}\n`)
}
if (rows.length > 0) {
  console.error(`${rows.length} values are still samples or cannot be right (docs/another-company.md).`)
  // `process.exit` would end the script before a program that reads slowly has read all rows.
  process.exitCode = 1
} else console.log('No value is a sample, and none is wrong.')
