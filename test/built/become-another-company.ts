import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentPalette } from '../../build/palette.ts'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import * as former from '../../src/content/company.ts'
import { industries } from '../../src/content/industries.ts'
import { categories, slugOf } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import type { Copy } from '../node/copy.ts'
import { daylight, night, photograph, skin } from '../node/photograph.ts'

/** Data of the other company. */
export const owner = {
  name: 'Ferreira & Irmãos – Engenharia, Lda.',
  host: 'ferreira-irmaos.pt',
  booking: 'https://ferreira-irmaos.pt/agenda?equipa=1&língua=pt',
  colleague: 'ליאור כהן',
  profile: 'https://profiles.acme.dev/ferreira',
  typeface: 'Roboto',
}

/** Three services, two industries and one case study in five stay, which leaves gaps in numbers. */
const goneServices = Object.keys(services).slice(3)
const goneIndustries = Object.keys(industries).slice(2)
const goneStudies = caseStudies.filter((_, index) => index % 5 > 0)
const gone = [...goneServices, ...goneIndustries, ...goneStudies.map(pathOf)]

/** Some addresses of deleted pages, and where they lead now. */
export const moved = {
  [goneServices[0] ?? '']: 'gone',
  [goneIndustries[0] ?? '']: '/industries',
  [goneStudies.map(pathOf)[0] ?? '']: '/portfolio',
}

/** A service that stays, and gets a photograph. */
export const photographed = Object.keys(services)[0] ?? ''

/** Colours of the site and those that replace them. */
const { light } = currentPalette()
export const colours = [
  [light.get('yellow') ?? '', '#ff7f61'],
  [light.get('blue') ?? '', '#0e8a8a'],
  [light.get('paper') ?? '', '#fdf6e3'],
] as const

/** The names of the company, its offices, people, clients and categories, the longest first. */
export const formerNames = [
  former.company.name,
  former.company.phone,
  ...former.company.address,
  ...former.offices.flatMap(({ city, address, phone }) => [city, ...address, ...(phone ? [phone] : [])]),
  ...former.team.map(({ name }) => name),
  ...[...former.testimonials, former.portfolioTestimonial].flatMap((each) => [each.name, each.company]),
  ...former.clients.map(({ name }) => name),
  ...categories,
  'example.com',
]
  .filter((name) => former.offices.every(({ country }) => country !== name))
  .sort((a, b) => b.length - a.length)

/** What replaces such a name. Different names stay different. */
function replacementOf(name: string, index: number): string {
  if (name === 'example.com') return owner.host
  if (name === former.company.name) return owner.name
  if (name === former.team[0]?.name) return owner.colleague
  return name.startsWith('+') ? '+351 265 500 142' : `Casa ${index}`
}

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', accent: 'pink', headquarters: true,
  address: ['Rua das Fiandeiras 4', 'Setúbal'], phone: '+351 265 500 142', email: 'ola@${owner.host}',
  timezone: 'Europe/Lisbon', utcOffset: 0, hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'WET' },
}`

/** An exported list without the entries at its head that are kept. */
const list = (name: string, kept = '') =>
  new RegExp(`(export const ${name}\\b[^=]*= \\[${kept})[\\s\\S]*?\\n\\]`)

/** The owner's edits: file, what is replaced, and by what. */
const edits: (readonly [file: string, replaced: string | RegExp, by: string])[] = [
  ['src/content/company.ts', list('offices'), `$1${office}]`],
  ['src/content/company.ts', list('clients'), '$1]'],
  ['src/content/company.ts', list('testimonials'), '$1]'],
  ['src/content/company.ts', list('team', '\\s*sample\\(\\{[\\s\\S]*?\\}\\),'), '$1]'],
  ['src/content/company.ts', former.company.booking, owner.booking],
  ['src/content/company.ts', `currencySign: '${former.company.currencySign}'`, "currencySign: '€'"],
  ['src/content/company.ts', 'href: null', `href: '${owner.profile}'`],
  ['src/content/company.ts', /image: 'portrait-[^']+'/, "image: 'lior'"],
  ['src/content/home.ts', /'hero-loom(-tall)?'/g, "'ferry'"],
  ['src/moved.ts', 'moved: Moved = {', `$&${JSON.stringify(moved).slice(1, -1)},`],
  ['wrangler.toml', 'workers_dev = true', 'workers_dev = false'],
  ['wrangler.toml', '# routes', `routes = [{ pattern = "www.${owner.host}", custom_domain = true }]\n$&`],
  ...colours.map(([today, now]) => ['client/styles/colours.json', new RegExp(today, 'g'), now] as const),
  ['build/typefaces.ts', "'special-gothic'", 'roboto'],
  ['build/typefaces.ts', 'Special Gothic', owner.typeface],
  ['src/content/drawings.ts', 'readonly Drawing[] = [', "$&{ file: 'ferry', alt: 'A ferry at its berth' },"],
  ['src/content/case-studies/harbour-tickets.ts', /title: '[^']+',/, "$& image: 'ferry',"],
  [`src/content${photographed}.ts`, /drawing: \{[^}]*\},/, ''],
  [`src/content${photographed}.ts`, 'hero: {', "drawing: { image: 'ferry', alt: 'A ferry' }, $&"],
]

async function editContent(folder: string, change: (source: string) => string): Promise<void> {
  for (const name of await readdir(join(folder, 'src/content'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, 'src/content', name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}

/** The file that lists the pages of a content folder, where its name differs. */
const lists: Record<string, string> = { development: 'services', 'case-studies': 'case-studies/all' }

/** Deletes pages as the README describes, and the references to them. */
async function shrink({ folder, edit }: Copy): Promise<void> {
  for (const path of gone) {
    const [, kind = 'development', slug] = path.match(/^(?:\/(.+))?\/(.+)$/) ?? []
    const lines = new RegExp(`.*(/${slug}\\.ts'|'${path}': \\w+,).*\n`, 'g')
    await edit(`src/content/${lists[kind] ?? kind}.ts`, (source) => source.replace(lines, ''))
    await rm(join(folder, 'src/content', kind, `${slug}.ts`))
    if (kind === 'case-studies') continue
    const sections = new RegExp(`  '${path}': \\(\\) => \\(\n[^]*?\n  \\),\n`)
    await edit(`src/pages/${kind}/sections.tsx`, (source) => source.replace(sections, ''))
  }
  const lineOfGone = new RegExp(
    `\\n  "(${goneStudies.map(({ title }) => slugOf(title)).join('|')})": ".*",?`,
    'g',
  )
  await edit('src/pages/case-study/result-lines.json', (source) =>
    source.replace(lineOfGone, '').replace(/,\s*\}/, '\n}'),
  )
  const names = [...goneStudies.map(({ title }) => title), ...gone].map((name) => `'${name}'`).join('|')
  await editContent(folder, (source) =>
    source
      .replace(new RegExp(` *(project|picture|service|industryPage): (${names}),\\n`, 'g'), '')
      .replace(new RegExp(` *link: .*(${names}) },\\n`, 'g'), '')
      .replace(/projects: \[.*\]/g, (projects) => projects.replace(new RegExp(`(${names}),? ?`, 'g'), '')),
  )
}

/** Pages that `npm run new` adds: kind, title and address. */
export const added = [
  ['case-study', 'Harbour Tickets', '/case-studies/harbour-tickets'],
  ['service', 'Data & Analytics', '/services/data-and-analytics'],
  ['industry', 'Énergie', '/industries/energie'],
  ['legal-page', 'Imprint', '/imprint'],
  ['plain-page', 'New', '/new'],
] as const

async function addPhotographs(folder: string): Promise<void> {
  const pictures = join(folder, 'client/pictures')
  await photograph(1000, 1250, skin, 8).webp().toFile(join(pictures, 'lior.webp'))
  await photograph(2400, 1600, daylight).jpeg({ quality: 95 }).toFile(join(pictures, 'ferry.JPG'))
  await photograph(1300, 900, night, 4).png().toFile(join(pictures, 'ferry-dark.png'))
}

/** Turns the copy into the site of another company, with every choice that an owner has. */
export async function becomeAnotherCompany(copy: Copy): Promise<void> {
  const { folder, edit, succeed } = copy
  await shrink(copy)
  for (const [kind, title] of added) await succeed('npm', 'run', 'new', '--', kind, title)
  for (const [file, replaced, by] of edits) await edit(file, (source) => source.replace(replaced, by))
  // A `sample` that marks nothing, instead of removing each call.
  const real = 'export const sample = <const T>(value: T): T => value\n'
  await writeFile(join(folder, 'src/content/real.ts'), real)
  await editContent(folder, (source) =>
    formerNames.reduce(
      (text, name, index) => text.replaceAll(name, replacementOf(name, index)),
      source.replace('/sample.ts', '/real.ts'),
    ),
  )
  await rm(join(folder, 'client/fonts/special-gothic.woff2'))
  await addPhotographs(folder)
  await succeed('npm', 'run', 'fonts')
  // Also removes imports that only the designs of deleted services used.
  await succeed('npx', 'biome', 'check', '--write', '--unsafe')
}
