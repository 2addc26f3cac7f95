import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isKeyOf, isPath } from '../../src/routes.ts'
import { nameFor } from '../../src/validation/names.ts'
import { sharedAddress } from '../../src/validation/shared-address.ts'
import { caseStudy, codeOf, industry, legalPage, plainPage, service } from './templates.ts'

/** How pages of a kind are made. A case study has no `type`, because a function keeps the literal type of its title. */
interface Kind {
  template: (title: string, slug: string) => object
  /** A folder in `src/content`, beside a file of that name that lists its pages. */
  folder: string
  type?: string
  /** The beginning of the addresses, which is the folder if it is left out. */
  above?: string
}

export const kinds: Record<string, Kind> = {
  'case-study': { template: caseStudy, folder: 'case-studies' },
  service: { template: service, folder: 'services', type: 'Service' },
  industry: { template: industry, folder: 'industries', type: 'Industry' },
  'legal-page': { template: legalPage, folder: 'legal', type: 'LegalPage', above: '' },
  'plain-page': { template: plainPage, folder: 'plain', type: 'PlainPage', above: '' },
  article: { template: plainPage, folder: 'plain', type: 'PlainPage', above: '/articles' },
}

/**
 * Writes a page with sample text and adds it to the list of its kind. The first article also adds the page above it.
 * @returns its address, and the files that have changed
 * @throws {Error} with a sentence for the user if there can be no such page. Nothing is written then.
 */
export function addPage(name: string, words: string): { path: string; files: string[] } {
  const kind = isKeyOf(kinds, name) && kinds[name]
  if (!kind) throw new Error(`“${name}” is none of: ${Object.keys(kinds).join(', ')}`)
  const title = words.normalize().trim()
  if (!/[\p{L}\p{N}]/u.test(title))
    throw new Error(`“${title}” makes no address: the title needs letters or digits`)
  const slug = nameFor(title, 'page')
  const { above = `/${kind.folder}` } = kind
  const path = `${above}/${slug}`
  const shared = sharedAddress(path)
  if (shared)
    throw new Error(
      `“${title}” would share ${shared.address} with the page ${shared.owner}: choose another title`,
    )
  const isFirst = name === 'article' && !isPath(above)
  const added = [
    ...(isFirst ? [{ path: above, slug: 'articles', title: 'Articles' }] : []),
    { path, slug, title },
  ]
  const needed = added.map((page) => fileOf(kind, page.slug))
  const taken = needed.find((file, index) => existsSync(file) || needed.indexOf(file) < index)
  if (taken)
    throw new Error(`“${title}” would need the file ${taken}, which exists already: choose another title`)
  return { path, files: added.flatMap((page) => write(kind, page)) }
}

/** The file of content of a page with this last part of its address. */
function fileOf({ folder }: Kind, slug: string): string {
  return `src/content/${folder}/${slug}.ts`
}

/** Writes a file of content and adds it to the list of its kind. Returns both files. */
function write(kind: Kind, { path, slug, title }: Record<'path' | 'slug' | 'title', string>): string[] {
  const { folder, type, template } = kind
  // The suffix prevents a clash with reserved words and with other names in the files that import it.
  const name = `${slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Page`.replace(/^\d/, 'the$&')
  const file = fileOf(kind, slug)
  const code = codeOf(template(title, slug), `${title}:`)
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
