import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentPalette } from '../../build/palette.ts'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import {
  clients,
  company,
  offices,
  portfolioTestimonial,
  team,
  testimonials,
} from '../../src/content/company.ts'
import { industries } from '../../src/content/industries.ts'
import { categories } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { addArticles } from './add-articles.ts'
import type { Copy } from './copy.ts'
import { daylight, night, photograph, skin } from './photograph.ts'

/** What the company that takes the site over is called, where it is found, and what it looks like. */
export const owner = {
  name: 'Ferreira & Irmãos – Engenharia, Lda.',
  host: 'ferreira-irmaos.pt',
  booking: 'https://ferreira-irmaos.pt/agenda?equipa=1&língua=pt',
  /** Written from right to left. */
  colleague: 'ליאור כהן',
  teal: '#0e8a8a',
  coral: '#ff7f61',
  cream: '#fdf6e3',
  profile: 'https://profiles.acme.dev/ferreira',
  typeface: 'Roboto',
}

/** What goes: all services but three, all industries but two, four case studies of five, which leaves gaps in numbers. */
const goneServices = Object.keys(services).slice(3)
const goneIndustries = Object.keys(industries).slice(2)
const goneStudies = caseStudies.filter((_, index) => index % 5 > 0)
const gone = [...goneServices, ...goneIndustries, ...goneStudies.map(pathOf)]

/** Where pages that went lead from now on. */
export const moved = {
  [goneServices[0] ?? '']: 'gone',
  [goneIndustries[0] ?? '']: '/industries',
  [goneStudies.map(pathOf)[0] ?? '']: '/portfolio',
}

/** A service that stays, and has a photograph. */
export const photographed = Object.keys(services)[0] ?? ''

const { light } = currentPalette()
export const colours = [
  [light.get('weld') ?? '', owner.coral],
  [light.get('indigo') ?? '', owner.teal],
  [light.get('paper') ?? '', owner.cream],
] as const

const quoted = [...testimonials, portfolioTestimonial]

/** The names of the company, its places, its people, its clients and its categories, the longest first. */
export const wordsOfToday = [
  company.name,
  company.phone,
  ...company.address,
  ...offices.flatMap(({ city, address, phone }) => [city, ...address, ...(phone ? [phone] : [])]),
  ...team.map(({ name }) => name),
  ...quoted.flatMap((each) => [each.name, each.company]),
  ...clients.map(({ name }) => name),
  ...categories,
  'example.com',
]
  .filter((word) => offices.every(({ country }) => country !== word))
  .sort((a, b) => b.length - a.length)

/** What stands in the place of such a word. Names stay apart from each other. */
function instead(word: string, place: number): string {
  if (word === 'example.com') return owner.host
  if (word === company.name) return owner.name
  if (word === team[0]?.name) return owner.colleague
  return word.startsWith('+') ? '+351 265 500 142' : `Casa ${place}`
}

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', hue: 'rose', headquarters: true,
  address: ['Rua das Fiandeiras 4', 'Setúbal'], phone: '+351 265 500 142', email: 'ola@${owner.host}',
  timezone: 'Europe/Lisbon', hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'WET' },
}`

/** An exported list, but for what is kept at its head. */
const list = (name: string, kept = '') =>
  new RegExp(`(export const ${name}\\b[^=]*= \\[${kept})[\\s\\S]*?\\n\\]`)

const firstSample = '\\s*sample\\(\\{[\\s\\S]*?\\}\\),'

/** What an owner writes, in the place of what. */
const edits: (readonly [file: string, replaced: string | RegExp, by: string])[] = [
  ['src/content/company.ts', list('offices'), `$1${office}]`],
  ['src/content/company.ts', list('clients'), '$1]'],
  ['src/content/company.ts', list('testimonials'), '$1]'],
  ['src/content/company.ts', list('team', firstSample), '$1]'],
  ['src/content/company.ts', company.booking, owner.booking],
  ['src/content/company.ts', `currency: '${company.currency}'`, "currency: 'EUR'"],
  ['src/content/company.ts', 'href: null', `href: '${owner.profile}'`],
  ['src/content/company.ts', /image: 'portrait-[^']+'/, "image: 'lior'"],
  ['src/content/home.ts', /'hero-loom(-tall)?'/g, "'ferry'"],
  ['src/moved.ts', 'moved: Moved = {', `$&${JSON.stringify(moved).slice(1, -1)},`],
  ['wrangler.toml', 'workers_dev = true', 'workers_dev = false'],
  ['wrangler.toml', '# routes', `routes = [{ pattern = "www.${owner.host}", custom_domain = true }]\n$&`],
  ...colours.map(([today, now]) => ['client/styles/tokens.css', new RegExp(today, 'g'), now] as const),
  ['build/typefaces.ts', "'special-gothic'", 'roboto'],
  ['build/typefaces.ts', 'Special Gothic', owner.typeface],
  [
    'src/content/drawings.ts',
    'readonly Drawing[] = [',
    "$&{ file: 'ferry', alt: 'A ferry at its berth', thread: { at: 264, dye: 'weld' } },",
  ],
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

/** The lists in which pages stand whose content is in such a folder, where the two differ. */
const lists: Record<string, string> = { development: 'services', 'case-studies': 'case-studies/all' }

/** Deletes pages as README says; what named those that went names them no more. */
async function shrink({ folder, edit }: Copy): Promise<void> {
  for (const path of gone) {
    const [, kind = 'development', slug] = path.match(/^(?:\/(.+))?\/(.+)$/) ?? []
    const lines = new RegExp(`.*(/${slug}\\.ts'|'${path}': \\w+,).*\n`, 'g')
    await edit(`src/content/${lists[kind] ?? kind}.ts`, (source) => source.replace(lines, ''))
    await rm(join(folder, 'src/content', kind, `${slug}.ts`))
    if (kind === 'case-studies') continue
    const bands = new RegExp(`  '${path}': \\(\\) => \\(\n[^]*?\n  \\),\n`)
    await edit(`src/pages/${kind}/sections.tsx`, (source) => source.replace(bands, ''))
  }
  const names = [...goneStudies.map(({ title }) => title), ...gone].map((name) => `'${name}'`).join('|')
  await editContent(folder, (source) =>
    source
      .replace(new RegExp(` *(project|picture|service|industryPage): (${names}),\\n`, 'g'), '')
      .replace(/projects: \[.*\]/g, (projects) => projects.replace(new RegExp(`(${names}),? ?`, 'g'), '')),
  )
}

/** Pages that are asked for: kind, title, address, and where their content stands. */
export const added = [
  ['case-study', 'Harbour Tickets', '/case-studies/harbour-tickets', 'case-studies/harbour-tickets.ts'],
  ['service', 'Data & Analytics', '/services/data-and-analytics', 'services/data-and-analytics.ts'],
  ['industry', 'Énergie', '/industries/energie', 'industries/energie.ts'],
  ['legal-page', 'Imprint', '/imprint', 'legal/imprint.ts'],
  // The name of its address is a word of the language.
  ['plain-page', 'New', '/new', 'plain/new.ts'],
] as const

/** A portrait, the hero of a service, and the picture of a case study, dark where the page is. */
async function takePhotographs(folder: string): Promise<void> {
  const pictures = join(folder, 'client/pictures')
  // As a camera that is held upright saves it: lying, with a word on how to turn it.
  const lying = photograph(1250, 1000, skin, 8).withMetadata({ orientation: 6 })
  await lying.webp().toFile(join(pictures, 'lior.webp'))
  await photograph(2400, 1600, daylight).jpeg({ quality: 95 }).toFile(join(pictures, 'ferry.JPG'))
  await photograph(1300, 900, night, 4).png().toFile(join(pictures, 'ferry-dark.png'))
  // Shown nowhere, for there is a photograph of that name.
  await copyFile(join(pictures, 'favicon.svg'), join(pictures, 'ferry.svg'))
}

/**
 * Makes the site in `copy` that of another company, with every choice that an owner has: a long name, colours and a
 * typeface; one office, one person, a profile, no clients, nobody who is quoted; other categories; fewer services, industries and case
 * studies; pages of each kind and of a new one; photographs; addresses that moved.
 */
export async function becomeAnotherCompany(copy: Copy): Promise<void> {
  const { folder, edit, succeed } = copy
  // What only the first company was specified to say.
  await rm(join(folder, 'test/acceptance'), { recursive: true })
  await shrink(copy)
  for (const [kind, title] of added) await succeed('npm', 'run', 'new', '--', kind, title)
  await addArticles(copy)
  for (const [file, replaced, by] of edits) await edit(file, (source) => source.replace(replaced, by))
  // Instead of taking away each `sample()`: what content calls by that name marks nothing any more.
  await writeFile(
    join(folder, 'src/content/real.ts'),
    'export const sample = <const T>(value: T): T => value\n',
  )
  await editContent(folder, (source) =>
    wordsOfToday.reduce(
      (text, word, place) => text.replaceAll(word, instead(word, place)),
      source.replace('/sample.ts', '/real.ts'),
    ),
  )
  await rm(join(folder, 'client/fonts/special-gothic.woff2'))
  await takePhotographs(folder)
  await succeed('npm', 'run', 'fonts')
  // Also takes out what designs of services that went have imported.
  await succeed('npx', 'biome', 'check', '--write', '--unsafe')
}
