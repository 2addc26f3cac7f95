/**
 * `npm run new`: a page more. Asks what it should be, or is told: `npm run new -- service "Data Engineering"`.
 *
 * Writes its content, every text a marked sample, and adds it to the lists that it belongs to, so that the
 * site builds at once and `npm run check:launch` names what to write.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { slugOf } from '../src/content/schema.ts'
import { isPath } from '../src/routes.ts'
import { asciiSlug } from './ascii-slug.ts'
import { caseStudy, codeOf, industry, legalPage, plainPage, service } from './new/drafts.ts'
import { run } from './run.ts'

/** A kind of page that can be made. */
interface Kind {
  draft: (title: string) => object
  /** Of `src/content`, where its content stands. */
  folder: string
  /** Of its content. Left out: a case study is a call, so that its title stays a type. */
  type?: string
  /** Of a page that no list makes: what its row says beside the content, and where `src/pages` has what draws it. */
  alone?: { row: string; from: string }
}

/** All that can be asked for. */
const kinds: Record<string, Kind> = {
  'case-study': { draft: caseStudy, folder: '/case-studies' },
  service: { draft: service, folder: '/services', type: 'Service' },
  industry: { draft: industry, folder: '/industries', type: 'Industry' },
  'legal-page': {
    ...{ draft: legalPage, folder: '/legal', type: 'LegalPage' },
    alone: { row: "title, kind: 'Policy', footer: 'Legal'", from: 'legal.tsx' },
  },
  'plain-page': {
    ...{ draft: plainPage, folder: '', type: 'PlainPage' },
    alone: { row: "label, footer: 'Company', asks: true", from: 'plain.tsx' },
  },
}
const names = Object.keys(kinds).join(', ')

async function ask(): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${names}\nWhich of these, and its title? `)
  terminal.close()
  return answer.trim().split(' ')
}

const told = process.argv.slice(2)
const [wanted = '', ...words] = told.length > 0 ? told : await ask()
const kind = kinds[wanted]
if (!kind) throw new Error(`“${wanted}” is none of: ${names}`)
const title = words.join(' ').trim()
const slug = asciiSlug(title.replace(/['’]/g, '').replaceAll('&', ' and '))
if (!slug) throw new Error(`“${title}” has no letters to make an address of`)
const { draft, folder, type, alone } = kind
if (draft === caseStudy && slugOf(title) !== slug) {
  throw new Error('The title of a case study is its address: letters, digits, single spaces and hyphens')
}
const path = `${alone ? '' : folder}/${slug}`
if (isPath(path)) throw new Error(`There is a page at ${path} already`)

// No word of the language ends like that, and no other name in the files that import it.
const name = `${slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Page`.replace(/^\d/, 'the$&')
const file = `${folder}/${slug}.ts`
const code = codeOf(draft(title), title)
const [imported, value] = type
  ? [`type { ${type} }`, `: ${type} = ${code}`]
  : ['{ caseStudy }', ` = caseStudy(${code})`]
const up = folder ? '..' : '.'
const imports = `import { sample } from '${up}/sample.ts'\nimport ${imported} from '${up}/schema.ts'\n`
// The flag refuses to write over a file.
writeFileSync(`src/content${file}`, `${imports}\nexport const ${name}${value}\n`, { flag: 'wx' })
const files = [`src/content${file}`]

/** Adds a line at the end of an object that a file declares, and imports that the file has not yet. */
function add(to: string, object: string, line: string, imports: string[]): void {
  const text = readFileSync(to, 'utf8')
  const declared = new RegExp(`^(export )?const ${object}\\b.*\\{\n[^]*?(?=^\\})`, 'm')
  if (!declared.test(text)) throw new Error(`${to} has no object “${object}” to add ${line} to`)
  const missing = imports.filter((each) => !text.includes(each)).map((each) => `${each}\n`)
  writeFileSync(to, missing.join('') + text.replace(declared, (all) => `${all}${line}\n`))
  files.push(to)
}

if (alone) {
  const content = `import { ${name} } from './content${file}'`
  const page = `import { ${type} } from './pages/${alone.from}'`
  add('src/routes.ts', 'table', `'${path}': row(${name}, { label: ${name}.${alone.row} }),`, [content])
  add('src/pages.tsx', 'pages', `'${path}': () => <${type} path="${path}" content={${name}} />,`, [
    page,
    content,
  ])
} else if (type) {
  const list = folder.slice(1)
  add(`src/content/${list}.ts`, list, `'${path}': ${name},`, [`import { ${name} } from '.${file}'`])
} else {
  files.push('src/content/case-studies/all.ts')
  appendFileSync('src/content/case-studies/all.ts', `export { ${name} } from './${slug}.ts'\n`)
}
// It puts imports in order and breaks lines.
run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...files])
console.log(`\n${path}\n\n  ${files.join('\n  ')}\n`)
console.log('npm run dev shows it; npm run check:launch lists what to write.')
