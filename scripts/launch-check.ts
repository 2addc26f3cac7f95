/**
 * Whether what the site says may go live: `npm run check:launch`.
 *
 * Lists every value that is still a sample or cannot be right, and then ends with exit code 1.
 * `-- --allow-samples` lets samples pass, for a demo.
 */
import { parseArgs } from 'node:util'
import { samplesOf } from '../src/content/sample.ts'
import { contentFiles } from './launch/content.ts'
import type { Field } from './launch/fields.ts'
import { samplesAmong } from './launch/samples.ts'
import { misshapen, unreachable } from './launch/shapes.ts'
import { table } from './table.ts'

const file = 'src/content/company.ts'
const { 'allow-samples': allowed } = parseArgs({ options: { 'allow-samples': { type: 'boolean' } } }).values

/** The texts and numbers inside a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(textsIn)
}

/** On one line, cut where it gets long. */
function shown({ value }: Field): string {
  const text = textsIn(value).join(', ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const files = await contentFiles()
const samples = files.flatMap((each) => samplesAmong(each, samplesOf(each.file)))
// Addresses and numbers of the company stand in this file alone; elsewhere, they are taken from it.
const fields = files.find((each) => each.file === file)?.fields ?? []
const marked = samplesOf(file)
const misfits = [
  ...misshapen(fields),
  ...unreachable(allowed ? [] : fields.filter(({ value }) => !marked.has(value))),
]

if (samples.length > 0) {
  console.log(`${samples.length} values are still samples:\n`)
  const rows = samples.map((sample) => [sample.file, sample.field, shown(sample)])
  console.log(table([['file', 'field', 'value'], ...rows]))
  console.log(
    allowed
      ? '\nThey are allowed this time. The site will ask search engines to stay away.\n'
      : '\nPut in the real ones and take `sample()` away from them (README, “Replace the company”), or pass `-- --allow-samples` for a demo.\n',
  )
}
if (misfits.length > 0) {
  console.log(`${misfits.length} values cannot be right:\n`)
  const rows = misfits.map((misfit) => [file, misfit.field, shown(misfit), misfit.wanted])
  console.log(table([['file', 'field', 'value', 'wanted'], ...rows]))
  console.log()
}
if (misfits.length > 0 || (samples.length > 0 && !allowed)) process.exit(1)
