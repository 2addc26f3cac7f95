import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  clients,
  company,
  offices,
  portfolioTestimonial,
  team,
  testimonials,
} from '../../src/content/company.ts'
import { type Copy, withList } from './copy.ts'

/** What the company that takes the site over is called, and where it is found. */
export const owner = { name: 'Ferreira & Irmãos', host: 'ferreira-irmaos.pt', gold: '#e0a100' }

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
  return word.startsWith('+') ? '+351 265 500 142' : `Casa ${place}`
}

/** Instead of taking away each `sample()`: nothing is marked any more. */
const nothingIsASample = `export const sample = <const T>(value: T): T => value
export const marked = new Set<unknown>()
`

/** An office in Portugal, as it is written in the content. */
export function office(city: string, headquarters: boolean): string {
  return `{
    region: 'Portugal, ${city}', city: '${city}', country: 'Portugal', countryCode: 'PT', hue: 'rose',
    headquarters: ${headquarters}, address: ['Rua das Fiandeiras 4', '${city}'], phone: '+351 265 500 142',
    email: 'ola@${owner.host}', timezone: 'Europe/Lisbon',
    hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'WET' },
  }`
}

/**
 * Makes the site in `copy` that of another company: name, one colour, two offices elsewhere, no clients,
 * a service renamed, a case study less and a page of each kind more, one address moved.
 */
export async function becomeAnotherCompany({ folder, edit, succeed }: Copy): Promise<void> {
  const offices = [office('Setúbal', true), office('Évora', false)]
  await edit('src/content/company.ts', withList('offices', offices))
  await edit('src/content/company.ts', withList('clients', []))
  await edit('wrangler.toml', (source) =>
    source.replace(
      'workers_dev = true',
      `workers_dev = false\nroutes = [{ pattern = "www.${owner.host}", custom_domain = true }]`,
    ),
  )
  await edit('src/content/services/cloud-devops.ts', (source) =>
    source.replace("name: 'Cloud & DevOps'", "name: 'Platform Care'"),
  )
  await edit('client/styles/tokens.css', (source) => source.replaceAll('#f5b81c', owner.gold))
  await edit('src/moved.ts', (source) =>
    source.replace(
      /moved: Moved = \{\}/,
      "moved: Moved = { '/case-studies/datamind-analytics': '/portfolio' }",
    ),
  )
  await edit('src/content/case-studies/all.ts', (source) => source.replace(/.*datamind-analytics.*\n/, ''))
  await rm(join(folder, 'src/content/case-studies/datamind-analytics.ts'))
  for (const [kind, title] of [
    ['case-study', 'Harbour Tickets'],
    ['service', 'Data Care'],
    ['industry', 'Energy'],
    ['legal-page', 'Imprint'],
    ['plain-page', 'Partners'],
  ] as const) {
    await succeed('npm', 'run', 'new', '--', kind, title)
  }
  await edit('src/content/sample.ts', () => nothingIsASample)
  const words = wordsOfToday()
  for (const name of await readdir(join(folder, 'src/content'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, 'src/content', name)
    const source = await readFile(file, 'utf8')
    await writeFile(
      file,
      words.reduce((text, word, place) => text.replaceAll(word, instead(word, place)), source),
    )
  }
  await succeed('npm', 'run', 'format')
}
