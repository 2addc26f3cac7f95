/**
 * `npm run new`: a page more. Asks what it should be, or is told: `npm run new -- service "Data Engineering"`.
 *
 * Writes its content, every text a marked sample, and adds it to the lists that it belongs to, so that the
 * site builds at once and `npm run check:launch` names what to write.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { caseStudies } from '../src/content/case-studies.ts'
import { industries } from '../src/content/industries.ts'
import { categories, type Hue, hues, slugOf } from '../src/content/schema.ts'
import { isPath } from '../src/routes.ts'
import { kinds } from './new/kinds.ts'
import { namesOf } from './new/names.ts'
import { run } from './run.ts'

const all = Object.keys(kinds)
// Not `question()`, which loses lines that come before it is asked, as from a pipe.
const terminal = createInterface({ input: process.stdin, output: process.stdout })
const lines = terminal[Symbol.asyncIterator]()
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  return (await lines.next()).value?.trim() ?? ''
}
const menu = all.map((each, index) => `  ${index + 1}  ${each.replace('-', ' ')}`).join('\n')
const [told, ...words] = process.argv.slice(2)
const answer = told ?? (await ask(`${menu}\nWhat should it be? `))
const title = words.join(' ').trim() || (await ask('Its title? '))
terminal.close()
const wanted = answer.toLowerCase().replaceAll(' ', '-')
const found = all.find((each, index) => wanted && (each.startsWith(wanted) || wanted === `${index + 1}`))
const kind = kinds[found ?? '']
if (!kind) throw new Error(`“${answer}” is none of: ${all.join(', ')}`)
const { slug, name } = namesOf(title)
if (found === 'case-study' && slugOf(title) !== slug) {
  throw new Error('The title of a case study is its address: letters, digits, single spaces and hyphens')
}
const path = kind.path + slug
const folder = kind.folder ?? kind.path.slice(1)
const file = `src/content/${folder}${slug}.ts`
if (isPath(path)) throw new Error(`There is a page at ${path} already`)
if (existsSync(file)) throw new Error(`There is a file ${file} already`)

/** The dye that the fewest industries have. */
function rarestHue(): Hue {
  const uses = (hue: Hue) => Object.values(industries).filter((industry) => industry.hue === hue).length
  return [...hues].reduce((rarest: Hue, hue) => (uses(hue) < uses(rarest) ? hue : rarest))
}

const known: Record<string, string> = {
  ...{ title, path, slug, name },
  // Search engines want a few words more than a short title.
  longTitle: title.length < 12 ? `${title}: what to know` : title,
  today: new Date().toISOString().slice(0, 10),
  id: `${Math.max(0, ...caseStudies.map(({ id }) => id)) + 1}`,
  category: categories[0],
  hue: rarestHue(),
}
const fill = (code: string) => code.replaceAll(/\{(\w+)\}/g, (all, each) => known[each] ?? all)
const template = await readFile(join(import.meta.dirname, `new/templates/${found}.ts.txt`), 'utf8')
// Every second part is a text, in which a title may bring quotes of its own.
const parts = template.split("'").map((part, index) => (index % 2 ? JSON.stringify(fill(part)) : fill(part)))
await writeFile(file, parts.join(''))
for (const { file, end = '', line, imports = [] } of kind.additions) {
  const text = await readFile(file, 'utf8')
  const at = end ? text.lastIndexOf(end) : text.length
  if (at === -1) throw new Error(`${file} has no “${end.trim()}”, before which to add ${line}`)
  const missing = imports.map((each) => `${fill(each)}\n`).filter((each) => !text.includes(each))
  await writeFile(file, missing.join('') + text.slice(0, at) + fill(line) + text.slice(at))
}
const files = [file, ...kind.additions.map((each) => each.file)]
// It puts imports in order and breaks lines.
run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...files])
console.log(`\n${path}\n\n  ${files.join('\n  ')}\n`)
console.log('npm run dev shows it; npm run check:launch lists what to write.')
