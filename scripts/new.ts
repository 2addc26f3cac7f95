/**
 * `npm run new`: a page more. Asks what it should be, or is told: `npm run new -- service "Data Engineering"`.
 *
 * Writes its content, every text a marked sample, and adds it to the list of its kind, so that the site builds at once
 * and `npm run check:launch` names what to write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { slugOf } from '../src/content/schema.ts'
import { isPath } from '../src/routes.ts'
import { caseStudy, codeOf, industry, legalPage, plainPage, service } from './new/drafts.ts'
import { refuse, run } from './run.ts'

/** A kind of page that can be made. */
interface Kind {
  draft: (title: string) => object
  /** Of `src/content`, where its content stands. The list of the kind stands beside it, under the same name. */
  folder: string
  /** Of its content. Left out: a case study is a call, so that its title stays a type. */
  type?: string
  /** Its address does not begin with the folder. */
  atRoot?: true
}

/** All that can be asked for. */
const kinds: Record<string, Kind> = {
  'case-study': { draft: caseStudy, folder: 'case-studies' },
  service: { draft: service, folder: 'services', type: 'Service' },
  industry: { draft: industry, folder: 'industries', type: 'Industry' },
  'legal-page': { draft: legalPage, folder: 'legal', type: 'LegalPage', atRoot: true },
  'plain-page': { draft: plainPage, folder: 'plain', type: 'PlainPage', atRoot: true },
}
const names = Object.keys(kinds).join(', ')

const told = process.argv.slice(2)
if (told.length === 0) {
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${names}\nWhich of these, and its title? `)
  told.push(...answer.trim().split(' '))
}
const [wanted = '', ...rest] = told
const kind = kinds[wanted]
if (!kind) refuse(`“${wanted}” is none of: ${names}`)
const { draft, folder, type, atRoot } = kind
const title = rest.join(' ').trim()
// Without accents and apostrophes.
const letters = title.normalize('NFKD').replace(/[\p{Mark}'’]/gu, '')
const words = letters.replaceAll('&', ' and ').match(/[a-z\d]+/gi) ?? []
const slug = type ? words.join('-').toLowerCase() : slugOf(title)
if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
  refuse(
    `“${title}” makes no address. It needs letters or digits; a case study’s title takes only these, single spaces and hyphens`,
  )
}
const path = `${atRoot ? '' : `/${folder}`}/${slug}`
if (isPath(path)) refuse(`There is a page at ${path} already`)

// No word of the language ends like that, and no other name in the files that import it.
const name = `${slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Page`.replace(/^\d/, 'the$&')
const file = `src/content/${folder}/${slug}.ts`
const code = codeOf(draft(title), `${title}:`)
const [imported, value] = type
  ? [`type { ${type} }`, `: ${type} = ${code}`]
  : ['{ caseStudy }', ` = caseStudy(${code})`]
const imports = `import { sample } from '../sample.ts'\nimport ${imported} from '../schema.ts'\n`
// No plain page has made its folder yet.
mkdirSync(`src/content/${folder}`, { recursive: true })
// The flag refuses to write over a file.
writeFileSync(file, `${imports}\nexport const ${name}${value}\n`, { flag: 'wx' })

const list = type ? `src/content/${folder}.ts` : 'src/content/case-studies/all.ts'
const listed = readFileSync(list, 'utf8')
// On a line of its own, so that the formatter ends it with a comma.
const line = `\n'${path}': ${name},\n} satisfies`
writeFileSync(
  list,
  type
    ? `import { ${name} } from './${folder}/${slug}.ts'\n${listed.replace(/\s*\} satisfies/, line)}`
    : `${listed}export { ${name} } from './${slug}.ts'\n`,
)
// It puts imports in order and breaks lines.
run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', file, list])
console.log(`\n${path}\n\n  ${file}\n  ${list}\n`)
console.log('npm run dev shows it; npm run check:launch lists what to write.')
