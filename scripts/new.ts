/**
 * Adds a page: `npm run new -- service "Data Engineering"`. Without arguments, it asks for kind and title.
 *
 * It writes a file of content in which every text is a sample, and adds the page to the list of its kind. The site
 * builds at once; `npm run check:launch` lists what is still to be written. The first article also adds the page that
 * lists articles.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { isKeyOf, isPath, sharedAddress } from '../src/routes.ts'
import { nameFor } from '../src/validation/names.ts'
import { caseStudy, codeOf, industry, legalPage, plainPage, service } from './new/drafts.ts'
import { exitWith, run } from './run.ts'

/** How pages of a kind are made. A case study has no `type`, because a function keeps the literal type of its title. */
interface Kind {
  draft: (title: string, slug: string) => object
  /** A folder in `src/content`, beside a file of that name that lists its pages. */
  folder: string
  type?: string
  /** The beginning of the addresses, which is the folder if it is left out. */
  above?: string
}

const kinds: Record<string, Kind> = {
  'case-study': { draft: caseStudy, folder: 'case-studies' },
  service: { draft: service, folder: 'services', type: 'Service' },
  industry: { draft: industry, folder: 'industries', type: 'Industry' },
  'legal-page': { draft: legalPage, folder: 'legal', type: 'LegalPage', above: '' },
  'plain-page': { draft: plainPage, folder: 'plain', type: 'PlainPage', above: '' },
  article: { draft: plainPage, folder: 'plain', type: 'PlainPage', above: '/articles' },
}
const names = Object.keys(kinds).join(', ')

const args = process.argv.slice(2)
if (args.length === 0) {
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${names}\nWhich of these, and its title? `)
  args.push(...answer.trim().split(' '))
}
const [kind = '', ...rest] = args
const {
  draft,
  folder,
  type,
  above = `/${folder}`,
} = (isKeyOf(kinds, kind) && kinds[kind]) || exitWith(`“${kind}” is none of: ${names}`)
const title = rest.join(' ').normalize().trim()
if (!/[\p{L}\p{N}]/u.test(title)) exitWith(`“${title}” makes no address: the title needs letters or digits`)
const slug = nameFor(title, 'page')
const path = `${above}/${slug}`
const shared = sharedAddress(path)
if (shared)
  exitWith(`“${title}” would share ${shared.address} with the page ${shared.owner}: choose another title`)
const isFirst = kind === 'article' && !isPath(above)
const files = isFirst ? [fileOf('articles'), fileOf(slug)] : [fileOf(slug)]
const taken = files.find((file, index) => existsSync(file) || files.indexOf(file) < index)
if (taken) exitWith(`“${title}” would need the file ${taken}, which exists already: choose another title`)
const written = [add(path, slug, title, draft(title, slug))]
if (isFirst) written.unshift(add(above, 'articles', 'Articles', plainPage('Articles')))
await run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...written.flat()])
console.log(`\n${path}\n\n  ${written.flat().join('\n  ')}\n`)
console.log('npm run dev shows the page; npm run check:launch lists what to write.')

/** The file of content of a page with this last part of its address. */
function fileOf(slug: string): string {
  return `src/content/${folder}/${slug}.ts`
}

/** Writes a file of content and adds it to the list of its kind. Returns both files. */
function add(path: string, slug: string, title: string, content: object): [file: string, list: string] {
  // The suffix prevents a clash with reserved words and with other names in the files that import it.
  const name = `${slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Page`.replace(/^\d/, 'the$&')
  const file = fileOf(slug)
  const code = codeOf(content, `${title}:`)
  const [imported, value] = type
    ? [`type { ${type} }`, `: ${type} = ${code}`]
    : ['{ caseStudy }', ` = caseStudy(${code})`]
  const imports = `import { sample } from '../sample.ts'\nimport ${imported} from '../schema.ts'\n`
  // The folder of plain pages does not exist before the first of them.
  mkdirSync(`src/content/${folder}`, { recursive: true })
  writeFileSync(file, `${imports}\nexport const ${name}${value}\n`)

  const list = type ? `src/content/${folder}.ts` : 'src/content/case-studies/all.ts'
  const listed = readFileSync(list, 'utf8')
  // The line breaks make the formatter put each entry on a line of its own.
  const line = `\n'${path}': ${name},\n} satisfies`
  writeFileSync(
    list,
    type
      ? `import { ${name} } from './${folder}/${slug}.ts'\n${listed.replace(/\s*\} satisfies/, line)}`
      : `${listed}export { ${name} } from './${slug}.ts'\n`,
  )
  return [file, list]
}
