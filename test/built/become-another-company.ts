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

const towns = ['Setúbal', 'Évora']
const people = [
  'Inês Carvalho',
  'Rui Ferreira',
  'Marta Leal',
  'João Brito',
  'Sara Pinto',
  'Nuno Vaz',
  'Eva Reis',
  'Luís Melo',
]

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

/** What stands in the place of such a word. */
function instead(word: string): string {
  if (word === 'example.com') return owner.host
  if (word === company.name) return owner.name
  const known = [...team, ...testimonials, portfolioTestimonial].findIndex(({ name }) => name === word)
  if (known >= 0) return people[known] ?? ''
  const office = offices.findIndex(({ city }) => city === word)
  if (office >= 0) return towns[office % towns.length] ?? ''
  return word.startsWith('+') ? '+351 265 500 142' : `Casa ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[word.length % 26]}`
}

/** Instead of taking away each `sample()`: nothing is marked any more. */
const nothingIsASample = `export const sample = <const T>(value: T): T => value
export const marked = new Set<unknown>()
`

function office(city: string, headquarters: boolean): string {
  return `{
    region: 'Portugal, ${city}', city: '${city}', country: 'Portugal', countryCode: 'PT', hue: 'rose',
    headquarters: ${headquarters}, address: ['Rua das Fiandeiras 4', '${city}'], phone: '+351 265 500 142',
    email: 'ola@${owner.host}', timezone: 'Europe/Lisbon',
    hours: { opens: '8:30', closes: '17:15', days: 'Mon–Fri', zone: 'WET' },
  }`
}

const clientNames = ['Atlântica', 'Bordalo', 'Cortiça', 'Douro', 'Estrela']
const clientList = clientNames.map(
  (name, place) => `{ name: '${name}', symbol: 'client-${place}', width: 100 }`,
)
const clientDrawings = clientNames
  .map(
    (_, place) => `<symbol id="c-client-${place}" viewBox="0 0 100 40"><path d="M0 0h100v40H0z"/></symbol>`,
  )
  .join('')

/**
 * Makes the site in `copy` that of another company: name, logo, one colour, two offices elsewhere, five
 * clients, three services renamed, three case studies less and two more, one address moved.
 */
export async function becomeAnotherCompany({ folder, edit, succeed }: Copy): Promise<void> {
  const offices = [office('Setúbal', true), office('Évora', false)]
  await edit('src/content/company.ts', withList('offices', offices))
  await edit('src/content/company.ts', withList('clients', clientList))
  await edit(
    'client/pictures/clients.svg',
    () => `<svg xmlns="http://www.w3.org/2000/svg">${clientDrawings}</svg>`,
  )
  for (const [file, name, other] of [
    ['custom-development', 'Custom Development', 'Bespoke Systems'],
    ['cloud-devops', 'Cloud & DevOps', 'Platform Care'],
    ['ai-automation', 'AI & Automation', 'Applied Models'],
  ] as const) {
    await edit(`src/content/services/${file}.ts`, (source) =>
      source.replace(`name: '${name}'`, `name: '${other}'`),
    )
  }
  for (const mark of [
    'client/ui/logo-mark.tsx',
    'client/pictures/favicon.svg',
    'client/pictures/app-icon.svg',
  ]) {
    await edit(mark, (source) => source.replace(/ d="[^"]+"/, ' d="M3 2h26v6H3z"'))
  }
  await edit('client/styles/tokens.css', (source) => source.replaceAll('#f5b81c', owner.gold))
  await edit('src/moved.ts', (source) =>
    source.replace(
      /moved: Moved = \{\}/,
      "moved: Moved = { '/case-studies/global-consulting-network': '/portfolio' }",
    ),
  )
  await removeStudies(folder, ['global-consulting-network', 'datamind-analytics', 'innovatelab-platform'])
  // The compiler names who still tells of it.
  await edit('src/content/industries/saas-tech.ts', (source) =>
    source.replace("      project: 'Global Consulting Network',\n", ''),
  )
  await edit('src/content/services/custom-development.ts', (source) =>
    source.replace(
      "'TechFlow Solutions', 'Global Consulting Network'",
      "'TechFlow Solutions', 'EnterpriseFlow ERP'",
    ),
  )
  for (const title of ['Harbour Tickets', 'Orchard Ledger']) {
    await succeed('npm', 'run', 'new', '--', 'case-study', title)
  }
  await edit('src/content/sample.ts', () => nothingIsASample)
  const words = wordsOfToday()
  for (const name of await readdir(join(folder, 'src/content'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, 'src/content', name)
    const source = await readFile(file, 'utf8')
    await writeFile(
      file,
      words.reduce((text, word) => text.replaceAll(word, instead(word)), source),
    )
  }
}

/** Takes these case studies away: their files and their lines. */
async function removeStudies(copy: string, slugs: readonly string[]): Promise<void> {
  const folder = join(copy, 'src/content/case-studies')
  const index = join(folder, 'all.ts')
  const lines = (await readFile(index, 'utf8')).split('\n')
  await writeFile(
    index,
    lines.filter((line) => !slugs.some((slug) => line.includes(`/${slug}.ts`))).join('\n'),
  )
  for (const slug of slugs) await rm(join(folder, `${slug}.ts`))
}
