import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from '../../scripts/copy-site.ts'
import { paths } from '../../src/routes.ts'
import { run } from '../node/run.ts'

const name = 'Ferreira & Irmãos – Engenharia, Lda.'

const office = `{
  region: 'Portugal', city: 'Setúbal', country: 'Portugal', countryCode: 'PT', hue: 'rose', headquarters: true,
  address: ['Rua das Fiandeiras 4'], phone: '+351 265 000 142', email: 'ola@ferreira.example.org',
  hours: { opens: '8:30', closes: '17:15', days: 'Mon–Thu', zone: 'WET' }, timezone: 'Europe/Lisbon',
}`

/** A copy of the site in which the company has another name, one office, one person, and a profile. */
describe('a company of one office', () => {
  let copy: string
  let ask: (path: string) => Promise<string>

  beforeAll(async () => {
    copy = await copySite()
    const file = join(copy, 'src/content/company.ts')
    const source = await readFile(file, 'utf8')
    const list = (constant: string, items: string) => (text: string) =>
      text.replace(new RegExp(`(export const ${constant}\\b[^=]*= \\[)[\\s\\S]*?\\n\\]`), `$1${items}]`)
    const changed = [
      (text: string) => text.replace(/^( {2}name: ).*$/m, `$1${JSON.stringify(name)},`),
      (text: string) => text.replace(/href: null/, "href: 'https://profiles.example.org/ferreira'"),
      list('offices', office),
      list('testimonials', ''),
      list('clients', ''),
      (text: string) =>
        text.replace(/(export const team\b[^=]*= \[\s*sample\(\{[\s\S]*?\}\),)[\s\S]*?\n\]/, '$1]'),
    ].reduce((text, change) => change(text), source)
    await writeFile(file, changed)
    const types = await run(copy, ['npx', 'tsc', '-b', 'src'])
    expect(types.code, types.output).toBe(0)
    const { code, output } = await run(copy, ['npm', 'run', 'build'])
    expect(code, output).toBe(0)
    const { default: worker } = await import(pathToFileURL(join(copy, 'dist/worker/worker.js')).href)
    ask = async (path) => {
      const context = { waitUntil() {}, passThroughOnException() {} }
      const response: Response = await worker.fetch(new Request(`https://localhost${path}`), {}, context)
      expect(response.status, path).toBe(200)
      return response.text()
    }
  }, 120_000)

  afterAll(() => rm(copy, { recursive: true, force: true }))

  it('has a title that search results have room for on every page, and one graph that can be read', async () => {
    for (const path of paths) {
      const root = parse(await ask(path))
      expect(root.querySelector('title')?.textContent.length, path).toBeLessThanOrEqual(65)
      expect(root.querySelector('header a')?.getAttribute('aria-label')).toBe(`${name}, home`)
      expect(() =>
        JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
      ).not.toThrow()
    }
  })

  it('says its hours to people and machines, and shows letters where there is no flag', async () => {
    const root = parse(await ask('/contact'))
    const offices = root.querySelector('#offices')
    expect(offices?.querySelectorAll('address')).toHaveLength(1)
    expect(offices?.textContent).toContain('8:30–17:15 WET, Mon–Thu')
    expect(offices?.querySelector('h3 span')?.textContent).toBe('PT')
    expect(offices?.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('08:30 to 17:15')
    const json = root.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(json)['@graph']).toContainEqual(
      expect.objectContaining({
        name,
        department: [
          expect.objectContaining({
            address: expect.objectContaining({ addressCountry: 'PT' }),
            openingHoursSpecification: expect.objectContaining({
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
              opens: '08:30',
            }),
          }),
        ],
      }),
    )
  })

  it('names its one profile, no quotation and no client', async () => {
    const root = parse(await ask('/'))
    const json = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(json['@graph'][0].sameAs).toEqual(['https://profiles.example.org/ferreira'])
    expect(root.querySelectorAll('main blockquote')).toHaveLength(0)
    expect(root.querySelectorAll('main svg[role=img] use')).toHaveLength(0)
  })

  it('has a name for home screens, and one for language models', async () => {
    const manifest = JSON.parse(await ask('/site.webmanifest'))
    expect(manifest.name).toBe(name)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(await ask('/llms.txt')).toMatch(new RegExp(`^# ${name}\n`))
  })
})
