import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/routes.ts'
import { type Copy, startCopy, withList } from './copy.ts'

const name = 'Ferreira & Irmãos – Engenharia, Lda.'

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', hue: 'rose', headquarters: true,
  address: ['Rua das Fiandeiras 4'], phone: '+351 265 000 142', email: 'ola@ferreira.example.org',
  hours: { opens: '8:30', closes: '17:15', days: 'Mon–Thu', zone: 'WET' }, timezone: 'Europe/Lisbon',
}`

const changes = [
  (source: string) => source.replace(/^( {2}name: ).*$/m, `$1${JSON.stringify(name)},`),
  (source: string) => source.replace(/href: null/, "href: 'https://profiles.example.org/ferreira'"),
  (source: string) =>
    source.replace(/(export const team\b[^=]*= \[\s*sample\(\{[\s\S]*?\}\),)[\s\S]*?\n\]/, '$1]'),
  withList('offices', [office]),
  withList('testimonials', []),
  withList('clients', []),
]

/** A copy of the site in which the company has another name, one office, one person, and a profile. */
describe('a company of one office', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    for (const change of changes) await copy.edit('src/content/company.ts', change)
    await copy.succeed('npx', 'tsc', '-b', 'src')
    await copy.succeed('npm', 'run', 'build')
    ask = await copy.worker()
  })

  afterAll(() => copy?.remove())

  async function page(path: string): Promise<HTMLElement> {
    const response = await ask(path)
    expect(response.status, path).toBe(200)
    return parse(await response.text())
  }

  /** What search engines read of a page. */
  function graphOf(root: HTMLElement): unknown[] {
    return JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph']
  }

  it.each(paths)('has a title that search results have room for on %s, and a graph', async (path) => {
    const root = await page(path)
    expect(root.querySelector('title')?.textContent.length).toBeLessThanOrEqual(65)
    expect(root.querySelector('header a')?.getAttribute('aria-label')).toBe(`${name}, home`)
    expect(graphOf(root).length).toBeGreaterThan(0)
  })

  it('says its hours to people and machines, and shows letters where there is no flag', async () => {
    const root = await page('/contact')
    const offices = root.querySelector('#offices')
    expect(offices?.querySelectorAll('address')).toHaveLength(1)
    expect(offices?.textContent).toContain('8:30–17:15 WET, Mon–Thu')
    expect(offices?.querySelector('h3 span')?.textContent).toBe('PT')
    expect(offices?.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('08:30 to 17:15')
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
    const openingHoursSpecification = { dayOfWeek: days, opens: '08:30' }
    const department = [{ address: { addressCountry: 'PT' }, openingHoursSpecification }]
    expect(graphOf(root).find((thing) => Object(thing).name === name)).toMatchObject({ department })
  })

  it('names its one profile, no quotation and no client', async () => {
    const root = await page('/')
    expect(graphOf(root)[0]).toMatchObject({ sameAs: ['https://profiles.example.org/ferreira'] })
    expect(root.querySelectorAll('main blockquote, main svg[role=img] use')).toEqual([])
  })

  it('has a name for home screens, and one for language models', async () => {
    const manifest: unknown = await (await ask('/site.webmanifest')).json()
    expect(manifest).toMatchObject({ name, short_name: expect.stringMatching(/^.{1,12}$/) })
    expect(await (await ask('/llms.txt')).text()).toMatch(new RegExp(`^# ${name}\n`))
  })
})
