/**
 * `npm run new`: a page more. Asks what it should be, or is told: `npm run new -- service "Data Engineering"`.
 *
 * Writes its content, every text a marked sample, and adds it to the lists that it belongs to, so that the
 * site builds at once and `npm run check:launch` names what to write.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { isPath } from '../src/routes.ts'
import { type Kind, kinds } from './new/kinds.ts'
import { nameOf } from './new/names.ts'
import { run } from './run.ts'

const names = Object.keys(kinds)

function kindOf(answer: string): Kind {
  const wanted = answer.trim().toLowerCase().replaceAll(' ', '-')
  const name = wanted && names.find((each, index) => each.startsWith(wanted) || wanted === `${index + 1}`)
  const kind = name && kinds[name]
  if (!kind) throw new Error(`“${answer}” is none of: ${names.join(', ')}`)
  return kind
}

/** The kind and the title: as told, or else as asked for. */
async function wish(): Promise<{ kind: Kind; title: string }> {
  const [kind, ...words] = process.argv.slice(2)
  if (kind && words.length > 0) return { kind: kindOf(kind), title: words.join(' ').trim() }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const list = names.map((name, index) => `  ${index + 1}  ${name.replace('-', ' ')}`).join('\n')
  const lines = terminal[Symbol.asyncIterator]()
  /** Not `question()`, which loses lines that come before it is asked, as from a pipe. */
  async function ask(question: string): Promise<string> {
    process.stdout.write(question)
    return (await lines.next()).value ?? ''
  }
  const chosen = kindOf(kind ?? (await ask(`${list}\nWhat should it be? `)))
  const title = (await ask('Its title? ')).trim()
  terminal.close()
  return { kind: chosen, title }
}

const { kind, title } = await wish()
const name = nameOf(title)
const page = kind({ ...name, title, updated: new Date().toISOString().slice(0, 10) })
if (isPath(page.path)) throw new Error(`There is a page at ${page.path} already`)
if (existsSync(page.file)) throw new Error(`There is a file ${page.file} already`)

await writeFile(page.file, page.content)
for (const [file, edit] of Object.entries(page.edits))
  await writeFile(file, edit(await readFile(file, 'utf8')))
const files = [page.file, ...Object.keys(page.edits)]
// It puts imports in order and breaks lines.
run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...files])
console.log(
  `\n${page.path}\n\n${files.map((file) => `  ${file}`).join('\n')}\n\nnpm run dev shows it; npm run check:launch lists what to write.`,
)
