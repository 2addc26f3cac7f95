/**
 * Whether what the site says may go live: `npm run check:launch`.
 *
 * Lists every value that is still a sample or cannot be right, and then ends with exit code 1.
 * `-- --allow-samples` lets samples pass, for a demo.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { samplesOf } from '../src/content/sample.ts'
import { type Field, fieldsOf, samplesIn } from './launch/fields.ts'
import { misfits } from './launch/shapes.ts'

const { 'allow-samples': allowed } = parseArgs({
  options: { 'allow-samples': { type: 'boolean', default: false } },
}).values

/** On one line, cut where it gets long. */
function shown({ value }: Field): string {
  const inside = [...fieldsOf({ value })].map((each) => each.value)
  const text = inside.filter((each) => typeof each !== 'object' || each === null).join(', ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const samples: string[][] = []
const wrong: string[][] = []
for (const file of globSync('src/content/**/*.ts').sort()) {
  const content = await import(pathToFileURL(join(process.cwd(), file)).href)
  const marked = samplesOf(file)
  for (const sample of samplesIn(content, marked)) samples.push([file, sample.field, shown(sample)])
  // Addresses and numbers of the company stand in this file alone; elsewhere, they are taken from it.
  if (file !== 'src/content/company.ts') continue
  for (const misfit of misfits(fieldsOf(content), (value) => allowed || marked.has(value))) {
    wrong.push([file, misfit.field, shown(misfit), misfit.wanted])
  }
}

if (samples.length > 0) {
  console.log(`${samples.length} values are still samples:\n`)
  console.log(markdownTable([['file', 'field', 'value'], ...samples]))
  const demo = 'They are allowed this time. The site will ask search engines to stay away.'
  const advice =
    'Put in the real ones and take `sample()` away from them (README, “Replace the company”), or pass `-- --allow-samples` for a demo.'
  console.log(`\n${allowed ? demo : advice}\n`)
}
if (wrong.length > 0) {
  console.log(`${wrong.length} values cannot be right:\n`)
  console.log(`${markdownTable([['file', 'field', 'value', 'wanted'], ...wrong])}\n`)
}
if (wrong.length > 0 || (samples.length > 0 && !allowed)) process.exit(1)
