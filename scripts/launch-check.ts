/**
 * Whether the company's own facts may go live: `npm run check:launch`.
 *
 * Lists every value that is still a sample or cannot be right, and then ends with exit code 1.
 * `-- --allow-samples` lets samples pass, for a demo.
 */
import { parseArgs } from 'node:util'
import * as content from '../src/content/company.ts'
import { type Field, fieldsOf } from './launch/fields.ts'
import { samplesAmong } from './launch/samples.ts'
import { misshapen, unreachable } from './launch/shapes.ts'
import { table } from './table.ts'

const file = 'src/content/company.ts'
const { 'allow-samples': allowed } = parseArgs({ options: { 'allow-samples': { type: 'boolean' } } }).values

/** On one line, cut where it gets long. */
function shown({ value }: Field): string {
  const text = typeof value === 'object' && value !== null ? Object.values(value).join(', ') : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const fields = [...fieldsOf(content)]
const samples = samplesAmong(fields, content.isSample)
const misfits = [
  ...misshapen(fields),
  ...unreachable(allowed ? [] : fields.filter(({ value }) => !content.isSample(value))),
]

if (samples.length > 0) {
  console.log(`${samples.length} values are still samples:\n`)
  const rows = samples.map((sample) => [file, sample.field, shown(sample)])
  console.log(table([['file', 'field', 'value'], ...rows]))
  console.log(
    allowed
      ? '\nThey are allowed this time. The site will ask search engines to stay away.\n'
      : '\nPut in the real ones and take `sample()` away from them, or pass `-- --allow-samples` for a demo.\n',
  )
}
if (misfits.length > 0) {
  console.log(`${misfits.length} values cannot be right:\n`)
  const rows = misfits.map((misfit) => [file, misfit.field, shown(misfit), misfit.wanted])
  console.log(table([['file', 'field', 'value', 'wanted'], ...rows]))
  console.log()
}
if (misfits.length > 0 || (samples.length > 0 && !allowed)) process.exit(1)
