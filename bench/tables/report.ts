import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** Where measured tables are published. */
export const file = join(import.meta.dirname, '../../docs/performance.md')

/** Options of the command line: a text, and whether the tables are written into docs/performance.md. */
export const text = (value: string) => ({ type: 'string', default: value }) as const
export const write = { type: 'boolean', default: false } as const

/**
 * A text with something else between the comments `<!-- name -->` and `<!-- /name -->`.
 * @throws {Error} when it has no such comments.
 */
export function withSection(text: string, name: string, content: string): string {
  const start = text.indexOf(`<!-- ${name} -->`)
  const end = text.indexOf(`<!-- /${name} -->`, start)
  if (start === -1 || end === -1) throw new Error(`${file} has no section “${name}”`)
  return `${text.slice(0, start)}<!-- ${name} -->\n\n${content}\n\n${text.slice(end)}`
}

/**
 * Prints figures with the date, the machine and the conditions.
 * @param name the section of docs/performance.md that they replace when told to `write`
 */
export async function report(name: string, conditions: string, table: string, write: boolean): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
  const content = `${new Date().toISOString().slice(0, 10)}, ${machine}. ${conditions}\n\n${table}`
  console.log(`\n### ${name}\n\n${content}`)
  if (write) await writeFile(file, withSection(await readFile(file, 'utf8'), name, content))
}
