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
import { slugOf } from '../../src/content/schema.ts'
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

/** The case studies that stay, with gaps between their numbers. */
export const kept = caseStudies.filter((_, index) => index % 5 === 0)

/** The pages that go: all services but three, all industries but two. */
const deleted = [...Object.keys(services).slice(3), ...Object.keys(industries).slice(2)]

const [study] = caseStudies.filter((each) => !kept.includes(each))
const [service = '', industry = ''] = [Object.keys(services)[3], Object.keys(industries)[2]]

/** Where pages that went lead from now on. */
export const moved = {
  [service]: 'gone',
  [industry]: '/industries',
  ...(study && { [pathOf(study)]: '/portfolio' }),
}

/** A service that stays, and has a photograph. */
export const photographed = Object.keys(services)[0] ?? ''

const { light } = currentPalette()
export const colours = [
  [light.get('weld') ?? '', owner.coral],
  [light.get('indigo') ?? '', owner.teal],
  [light.get('paper') ?? '', owner.cream],
] as const

/** Every word by which the company of today is known, the longest first. */
export function wordsOfToday(): string[] {
  const quoted = [...testimonials, portfolioTestimonial]
  return [
    company.name,
    company.phone,
    ...company.address,
    ...offices.flatMap(({ city, address, phone }) => [city, ...address, ...(phone ? [phone] : [])]),
    ...team.map(({ name }) => name),
    ...quoted.flatMap((each) => [each.name, each.company]),
    ...clients.map(({ name }) => name),
    'example.com',
  ]
    .filter((word) => word !== 'India')
    .sort((a, b) => b.length - a.length)
}

/** What stands in the place of such a word. Names stay apart from each other. */
function instead(word: string, place: number): string {
  if (word === 'example.com') return owner.host
  if (word === company.name) return owner.name
  if (word === team[0]?.name) return owner.colleague
  return word.startsWith('+') ? '+351 265 500 142' : `Casa ${place}`
}

/** Instead of taking away each `sample()`: what content calls by that name marks nothing any more. */
const nothingIsASample = 'export const sample = <const T>(value: T): T => value\n'

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', hue: 'rose', headquarters: true,
  address: ['Rua das Fiandeiras 4', 'Setúbal'], phone: '+351 265 500 142', email: 'ola@${owner.host}',
  timezone: 'Europe/Lisbon', hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'WET' },
}`

/** Replaces what stands in an exported list, but for what is kept at its head. */
function withList(constant: string, items: string, kept = ''): (source: string) => string {
  const list = new RegExp(`(export const ${constant}\\b[^=]*= \\[${kept})[\\s\\S]*?\\n\\]`)
  return (source) => source.replace(list, `$1${items}]`)
}

async function editContent({ folder }: Copy, change: (source: string) => string): Promise<void> {
  for (const name of await readdir(join(folder, 'src/content'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, 'src/content', name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}

async function rename(copy: Copy): Promise<void> {
  const { edit, succeed } = copy
  for (const change of [
    withList('offices', office),
    withList('clients', ''),
    withList('testimonials', ''),
    withList('team', '', '\\s*sample\\(\\{[\\s\\S]*?\\}\\),'),
    (source: string) => source.replace(company.booking, owner.booking),
    (source: string) => source.replace('href: null', `href: '${owner.profile}'`),
  ]) {
    await edit('src/content/company.ts', change)
  }
  await edit('wrangler.toml', (source) =>
    source.replace(
      'workers_dev = true',
      `workers_dev = false\nroutes = [{ pattern = "www.${owner.host}", custom_domain = true }]`,
    ),
  )
  await edit('client/styles/tokens.css', (source) =>
    colours.reduce((text, [today, instead]) => text.replaceAll(today, instead), source),
  )
  await edit('build/typefaces.ts', (source) =>
    source.replace("'special-gothic'", 'roboto').replace('Special Gothic', owner.typeface),
  )
  await rm(join(copy.folder, 'client/fonts/special-gothic.woff2'))
  await writeFile(join(copy.folder, 'src/content/real.ts'), nothingIsASample)
  const words = wordsOfToday()
  await editContent(copy, (source) =>
    words.reduce(
      (text, word, place) => text.replaceAll(word, instead(word, place)),
      source.replace('/sample.ts', '/real.ts'),
    ),
  )
  await succeed('npm', 'run', 'fonts')
}

/** Fewer services, industries and case studies; what named those that went names them no more. */
async function shrink(copy: Copy): Promise<void> {
  const { folder, edit, deletePage } = copy
  for (const path of deleted) {
    await deletePage(path, `src/content/${path in industries ? 'industries' : 'services'}.ts`)
  }
  const gone = caseStudies.filter((study) => !kept.includes(study)).map(({ title }) => title)
  for (const slug of gone.map(slugOf)) {
    await edit('src/content/case-studies/all.ts', (source) =>
      source.replace(new RegExp(`.*/${slug}\\.ts.*\\n`), ''),
    )
    await rm(join(folder, `src/content/case-studies/${slug}.ts`))
  }
  const titles = gone.map((title) => `'${title}'`).join('|')
  await editContent(copy, (source) =>
    source
      .replace(new RegExp(` *(project|picture): (${titles}),\\n`, 'g'), '')
      .replace(/projects: \[.*\]/g, (list) => list.replace(new RegExp(`(${titles}),? ?`, 'g'), '')),
  )
  const lines = Object.entries(moved).map(([path, to]) => `'${path}': '${to}',`)
  await edit('src/moved.ts', (source) => source.replace('moved: Moved = {', `$&${lines.join('')}`))
}

/** Pages that are asked for: kind, title, address, and where their content stands. */
export const added = [
  ['case-study', 'Harbour Tickets', '/case-studies/harbour-tickets', 'case-studies/harbour-tickets.ts'],
  ['service', 'Data & Analytics', '/services/data-and-analytics', 'services/data-and-analytics.ts'],
  ['industry', 'Énergie', '/industries/energie', 'industries/energie.ts'],
  ['legal-page', 'Imprint', '/imprint', 'legal/imprint.ts'],
  // The name of its address is a word of the language.
  ['plain-page', 'New', '/new', 'new.ts'],
] as const

async function grow(copy: Copy): Promise<void> {
  for (const [kind, title] of added) await copy.succeed('npm', 'run', 'new', '--', kind, title)
  await addArticles(copy)
}

/** A portrait, the hero of a service, and the picture of a case study, dark where the page is. */
async function takePhotographs({ folder, edit, succeed }: Copy): Promise<void> {
  const pictures = join(folder, 'client/pictures')
  // As a camera that is held upright saves it: lying, with a word on how to turn it.
  const lying = photograph(1250, 1000, skin, 8).withMetadata({ orientation: 6 })
  await lying.jpeg().toFile(join(pictures, 'lior.jpg'))
  await photograph(2400, 1600, daylight).jpeg({ quality: 95 }).toFile(join(pictures, 'ferry.JPG'))
  await photograph(1300, 900, night, 4).png().toFile(join(pictures, 'ferry-dark.png'))
  await photograph(300, 200, skin, 4).webp().toFile(join(pictures, 'small.webp'))
  // Shown nowhere, for there is a photograph of that name.
  await copyFile(join(pictures, 'favicon.svg'), join(pictures, 'ferry.svg'))
  await edit('src/content/company.ts', (source) => source.replace(/image: 'portrait-[^']+'/, "image: 'lior'"))
  await edit('src/content/drawings.ts', (source) =>
    source.replace(
      'readonly Drawing[] = [',
      "$&{ file: 'ferry', alt: 'A ferry at its berth', thread: { at: 264, dye: 'weld' } },",
    ),
  )
  await edit('src/content/case-studies/harbour-tickets.ts', (source) =>
    source.replace(/title: '[^']+',/, "$& image: 'ferry',"),
  )
  await edit(`src/content${photographed}.ts`, (source) =>
    source
      .replace(/drawing: \{[^}]*\},/, '')
      .replace('hero: {', "drawing: { image: 'ferry', alt: 'A ferry' }, $&"),
  )
  await succeed('npm', 'run', 'icons')
}

/**
 * Makes the site in `copy` that of another company, with every choice that an owner has: a long name, colours and a
 * typeface; one office, one person, a profile, no clients, nobody who is quoted; fewer services, industries and case
 * studies; pages of each kind and of a new one; photographs; addresses that moved.
 */
export async function becomeAnotherCompany(copy: Copy): Promise<void> {
  await shrink(copy)
  await grow(copy)
  await rename(copy)
  await takePhotographs(copy)
  await copy.succeed('npm', 'run', 'format')
}
