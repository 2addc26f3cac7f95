/**
 * Whether what the site says may go live: `npm run check:launch`.
 *
 * Lists every value that is still a sample or cannot be right, and what leads the company's address elsewhere, and
 * then ends with exit code 1.
 */
import { markdownTable } from 'markdown-table'
import { unstable_readConfig as readConfig } from 'wrangler'
import { marked } from '../src/content/sample.ts'
import { entriesOf } from '../src/laws/entries.ts'
import { misfits, misplacements, samplesIn } from '../src/laws/launch.ts'
import { contentFiles } from './content-files.ts'

/** On one line, cut where it gets long. */
function shown(value: unknown): string {
  const inside = entriesOf({ '': { value } }).map((each) => each.value)
  const text = inside.filter((each) => typeof each !== 'object' || each === null).join(', ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Runs a file of content once more, by itself: all that it imports has run before, and marks nothing now. */
async function again(file: string) {
  marked.clear()
  const exports = await import(`../${file}?again`)
  return { file, entries: entriesOf({ [file]: exports }), marks: new Set(marked) }
}

const files: Awaited<ReturnType<typeof again>>[] = []
for (const file of Object.keys(await contentFiles())) files.push(await again(file))

const samples = files
  .flatMap(({ file, entries, marks }) => samplesIn(file, entries, marks))
  .map(({ file, field, value }) => [file, field, shown(value)])

// Addresses and numbers of the company stand in this file alone; elsewhere, they are taken from it.
const company = files.filter(({ file }) => file === 'src/content/company.ts')
const wrong = company
  .flatMap(({ entries, marks }) => misfits(entries, (value) => marks.has(value)))
  .map(({ file, field, value, message }) => [file, field, shown(value), message])

const { name = '', routes = [], workers_dev } = readConfig({ config: 'wrangler.toml' })
const patterns = routes.map((route: string | { pattern: string }) =>
  typeof route === 'string' ? route : route.pattern,
)
const deployment = { name, routes: patterns, workersDev: workers_dev ?? patterns.length === 0 }
// A sample is nobody's address.
const misplaced = company
  .flatMap(({ entries, marks }) => entries.filter(({ value }) => !marks.has(value)))
  .filter(({ field }) => field === 'company.origin')
  .flatMap(({ value }) => misplacements(String(value), deployment))

if (samples.length > 0) {
  console.log(`${samples.length} values are still samples:\n`)
  console.log(markdownTable([['file', 'field', 'value'], ...samples]))
  console.log('\nPut in the real ones and take `sample()` away from them (README, “Replace the company”).\n')
}
if (wrong.length > 0) {
  console.log(`${wrong.length} values cannot be right:\n`)
  console.log(`${markdownTable([['file', 'field', 'value', 'wanted'], ...wrong])}\n`)
}
if (misplaced.length > 0) {
  console.log(`wrangler.toml does not put the site at the company’s origin:\n`)
  console.log(`${misplaced.map((advice) => `- ${advice}`).join('\n')}\n`)
}
if ([...wrong, ...misplaced, ...samples].length > 0) process.exit(1)
