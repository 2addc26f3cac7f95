import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/routes.ts'
import { office } from './become-another-company.ts'
import { type Copy, startCopy, withList } from './copy.ts'

const name = 'Ferreira & Irmãos – Engenharia, Lda.'

const changes = [
  (source: string) => source.replace(/^( {2}name: ).*$/m, `$1${JSON.stringify(name)},`),
  (source: string) => source.replace(/href: null/, "href: 'https://profiles.example.org/ferreira'"),
  (source: string) =>
    source.replace(/(export const team\b[^=]*= \[\s*sample\(\{[\s\S]*?\}\),)[\s\S]*?\n\]/, '$1]'),
  withList('offices', [office('Setúbal', true)]),
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
    expect(offices?.textContent).toContain('8:30–17:15 WET, Mon–Fri')
    expect(offices?.querySelector('h3 span')?.textContent).toBe('PT')
    const department = [{ openingHoursSpecification: { opens: '08:30' } }]
    expect(graphOf(root).find((thing) => Object(thing).name === name)).toMatchObject({ department })
  })

  it('names its one profile, no quotation and no client', async () => {
    const root = await page('/')
    expect(graphOf(root)[0]).toMatchObject({ sameAs: ['https://profiles.example.org/ferreira'] })
    expect(root.querySelectorAll('main blockquote, main svg[role=img] use')).toEqual([])
  })
})
