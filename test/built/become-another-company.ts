import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentPalette } from '../../build/palette.ts'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { company, team } from '../../src/content/company.ts'
import { industries } from '../../src/content/industries.ts'
import { categories, studySlug } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import type { Copy } from '../node/copy.ts'
import { photograph } from '../node/photograph.ts'

const host = 'ferreira-irmaos.pt'
export const colleague = 'ליאור כהן'
export const profile = 'https://profiles.acme.dev/ferreira'

/** What the owner searches for in all of the content, and what replaces it. */
export const renamed = new Map<string, string>([
  [company.name, 'Ferreira & Irmãos – Engenharia, Lda.'],
  [company.phone, '+351 265 500 142'],
  [team[0]?.name ?? '', colleague],
  ['example.com', host],
  ...categories.map((name, index) => [name, `Kind ${index}`] as const),
])

/** Pages that `npm run new` adds: kind, title and address. */
export const added = [
  ['case-study', 'Harbour Tickets', '/case-studies/harbour-tickets'],
  ['service', 'Data & Analytics', '/services/data-and-analytics'],
  ['industry', 'Énergie', '/industries/energie'],
  ['legal-page', 'Imprint', '/imprint'],
  ['plain-page', 'New', '/new'],
  ['article', 'Åse Sæther’s ferry & 2.0', '/articles/ase-saethers-ferry-and-2-0'],
] as const

/** Colours of the site and those that replace them. */
const { light } = currentPalette()
export const colours = [
  [light.get('yellow') ?? '', '#ff7f61'],
  [light.get('blue') ?? '', '#0e8a8a'],
  [light.get('paper') ?? '', '#fdf6e3'],
] as const

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', accent: 'pink', headquarters: true,
  address: ['Rua das Fiandeiras 4', 'Setúbal'], phone: '+351 265 500 142', email: 'ola@${host}',
  timezone: 'Europe/Lisbon', utcOffset: 0, daylightSaving: true,
  hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'Lisbon time' },
}`

/** An exported list without the entries at its head that are kept. */
const list = (name: string, kept = '') =>
  new RegExp(`(export const ${name}\\b[^=]*= \\[${kept})[\\s\\S]*?\\n\\]`)

/** The owner's edits: file, what is replaced, and by what. The file `ferry` is a photograph. */
const edits: (readonly [file: string, replaced: string | RegExp, by: string])[] = [
  ['src/content/company.ts', list('offices'), `$1${office}]`],
  ['src/content/company.ts', list('clients'), '$1]'],
  ['src/content/company.ts', list('testimonials'), '$1]'],
  ['src/content/company.ts', list('team', '\\s*sample\\(\\{[\\s\\S]*?\\}\\),'), '$1]'],
  ['src/content/company.ts', /currency: .*/, "currency: (digits: string) => digits + '\\u00a0kr',"],
  ['src/content/company.ts', 'href: null', `href: '${profile}'`],
  ['src/content/company.ts', /image: 'portrait-[^']+'/, "image: 'lior'"],
  ['src/content/home.ts', /'hero-loom(-tall)?'/g, "'ferry'"],
  ['wrangler.toml', 'workers_dev = true', 'workers_dev = false'],
  ['wrangler.toml', '# routes', `routes = [{ pattern = "www.${host}", custom_domain = true }]\n$&`],
  ...colours.map(([today, now]) => ['client/styles/colours.json', new RegExp(today, 'g'), now] as const),
  ['build/typefaces.ts', "'special-gothic'", 'roboto'],
  ['build/typefaces.ts', 'Special Gothic', 'Roboto'],
  ['src/content/drawings.ts', 'readonly Drawing[] = [', "$&{ file: 'ferry', alt: 'A ferry at its berth' },"],
  ['src/content/case-studies/harbour-tickets.ts', /title: '[^']+',/, "$& image: 'ferry',"],
]

async function editContent(folder: string, change: (source: string) => string): Promise<void> {
  for (const name of await readdir(join(folder, 'src/content'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, 'src/content', name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}

/** Deletes pages as the README describes, and the references to them. Numbers of the case studies then have gaps. */
async function deletePages({ folder, edit }: Copy): Promise<void> {
  const goneStudies = caseStudies.filter((_, index) => index % 5 > 0)
  const inServices = Object.keys(services).filter((path) => path.startsWith('/services/'))
  const designed = [...inServices.slice(3), ...Object.keys(industries).slice(2)]
  for (const path of [...designed, ...goneStudies.map(pathOf)]) {
    const [, kind, slug] = path.split('/')
    const lines = new RegExp(`.*(/${slug}\\.ts'|'${path}':).*\n`, 'g')
    const pages = kind === 'case-studies' ? 'case-studies/all' : kind
    await edit(`src/content/${pages}.ts`, (source) => source.replace(lines, ''))
    await rm(join(folder, `src/content${path}.ts`))
  }
  for (const path of designed) {
    const sections = new RegExp(`  '${path}': \\(\\w+\\) => \\(\n[^]*?\n  \\),\n`)
    await edit(`src/pages/${path.split('/')[1]}/sections.tsx`, (source) => source.replace(sections, ''))
  }
  const slugs = goneStudies.map((study): string => studySlug(study))
  await edit('src/pages/case-study/result-lines.json', (source) =>
    JSON.stringify(JSON.parse(source), (slug, line) => (slugs.includes(slug) ? undefined : line)),
  )
  const gone = [...designed, ...goneStudies.flatMap((study) => [study.title, pathOf(study)])]
  const names = gone.map((name) => `'${name}'`).join('|')
  await editContent(folder, (source) =>
    source
      .replace(new RegExp(` *(project|picture|service|industryPage): (${names}),\\n`, 'g'), '')
      .replace(new RegExp(`^ *(${names}),\\n`, 'gm'), '')
      .replace(new RegExp(` *link: .*(${names}) },\\n`, 'g'), '')
      .replace(new RegExp(`^ *(${names}):( |\\s+)'.*',\\n`, 'gm'), ''),
  )
}

/** Deletes the pictures, entries and icons that the deleted content used, as `npm run check` demands. */
async function deleteUnusedPictures({ folder, edit, succeed }: Copy): Promise<void> {
  const { output } = await succeed('node', 'scripts/unused-pictures.ts')
  const unused = [...output.matchAll(/^([\w/.-]+) ([\w-]+)$/gm)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))
  for (const { file, name } of unused) {
    if (file === 'client/pictures') await rm(join(folder, file, `${name}.svg`))
    const part = file.endsWith('.svg')
      ? `<symbol id="${name}"[^]*?</symbol>`
      : ` *{\\s*file: '${name}',[^}]*},\n`
    if (file !== 'client/pictures') await edit(file, (source) => source.replace(new RegExp(part), ''))
  }
  const names = unused.map(({ name }) => name)
  await edit('src/pages/case-study/threads.json', (source) =>
    JSON.stringify(JSON.parse(source), (name, thread) => (names.includes(name) ? undefined : thread)),
  )
}

/** Turns the copy into the site of another company, with the choices that an owner has. */
export async function becomeAnotherCompany(copy: Copy): Promise<void> {
  const { folder, edit, succeed } = copy
  const pictures = join(folder, 'client/pictures')
  await deletePages(copy)
  for (const [kind, title] of added) await succeed('npm', 'run', 'new', '--', kind, title)
  for (const [file, replaced, by] of edits) await edit(file, (source) => source.replace(replaced, by))
  // A `sample` that marks nothing, instead of removing each call.
  const real = 'export const sample = <const T>(value: T): T => value\n'
  await writeFile(join(folder, 'src/content/real.ts'), real)
  await editContent(folder, (source) => {
    let text = source.replace('/sample.ts', '/real.ts')
    for (const [former, current] of renamed) text = text.replaceAll(former, current)
    return text
  })
  await photograph(1000, 1250, 8).webp().toFile(join(pictures, 'lior.webp'))
  await photograph(2400, 1600).jpeg({ quality: 95 }).toFile(join(pictures, 'ferry.JPG'))
  await photograph(1300, 900, 4).png().toFile(join(pictures, 'ferry-dark.png'))
  for (const file of ['special-gothic', 'special-gothic-accented'])
    await rm(join(folder, `client/fonts/${file}.woff2`))
  await succeed('npm', 'run', 'fonts')
  await deleteUnusedPictures(copy)
  // Also removes imports that only the designs of deleted services used.
  await succeed('npx', 'biome', 'check', '--write', '--unsafe')
}
