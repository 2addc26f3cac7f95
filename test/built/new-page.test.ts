import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { run } from '../node/run.ts'
import { type Copy, startCopy } from './copy.ts'

const repository = join(import.meta.dirname, '../..')

/** What is asked for, where it is found, and where its content stands. */
const wishes = [
  ['case-study', 'Harbour Tickets', '/case-studies/harbour-tickets', 'case-studies/harbour-tickets.ts'],
  ['service', 'Data & Analytics', '/services/data-and-analytics', 'services/data-and-analytics.ts'],
  ['industry', 'Énergie', '/industries/energie', 'industries/energie.ts'],
  ['legal page', 'Imprint', '/imprint', 'legal/imprint.ts'],
  // The name of its address is a word of the language.
  ['plain', 'New', '/new', 'new.ts'],
] as const

/** Texts that are no prose: names of dyes, signs, days, places, the titles that were given. */
const known =
  /^(indigo|verdigris|weld|madder|rose|walnut|layers|plain|chart|text|booking|Focus|first|second|third|[/#].*|\d{4}-\d\d-\d\d)$/

describe('npm run new', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    await cp(join(repository, 'biome.json'), join(copy.folder, 'biome.json'))
    for (const [kind, title] of wishes) await copy.succeed('node', 'scripts/new.ts', kind, title)
    const asked = await copy.succeed('sh', '-c', "printf '5\\nOur partners\\n' | npm run new")
    expect(asked.output).toContain('What should it be?')
    await copy.succeed('npx', 'vite', 'build')
    ask = await copy.worker()
  })

  afterAll(() => copy?.remove())

  async function page(path: string) {
    const response = await ask(path)
    expect(response.status).toBe(200)
    return parse(await response.text())
  }

  it('writes what compiles, and is laid out like the rest', async () => {
    await copy.succeed('npx', 'tsc', '-b', 'src')
    await copy.succeed('npx', 'biome', 'check', '--vcs-enabled=false', 'src')
  })

  it.each(wishes)('a %s “%s” answers at %s', async (_, title, path) => {
    const root = await page(path)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`))
    expect(root.querySelector('main')?.textContent).toContain(title)
    expect(await (await ask('/sitemap.xml')).text()).toContain(`${path}</loc>`)
  })

  it('asks for what it is not told', async () => {
    expect((await page('/our-partners')).querySelector('main')?.textContent).toContain('Our partners')
  })

  it('puts them where visitors find them', async () => {
    const links = async (path: string, place: string) =>
      (await page(path)).querySelectorAll(`${place} a`).map((link) => link.getAttribute('href'))
    expect(await links('/portfolio', 'main')).toContain('/case-studies/harbour-tickets')
    expect(await links('/', 'header')).toContain('/services/data-and-analytics')
    expect(await links('/industries', 'main')).toContain('/industries/energie')
    expect(await links('/', 'footer')).toEqual(expect.arrayContaining(['/imprint', '/new']))
  })

  it.each(wishes)('marks every text of the %s “%s” a sample', async (_, title, path, file) => {
    const script = `
      const { marked } = await import('./src/content/sample.ts')
      const content = await import('./src/content/${file}')
      const unmarked = (value) => marked.has(value) ? []
        : typeof value === 'string' ? [value]
        : Object.values(value ?? {}).flatMap(unmarked)
      console.log(JSON.stringify([marked.size, unmarked({ ...content })]))`
    const { last } = await copy.succeed('node', '--input-type=module', '--eval', script)
    const [marks, unmarked]: [number, string[]] = JSON.parse(last)
    expect(marks, path).toBeGreaterThan(5)
    const real: string[] = [title, ...categories]
    expect(unmarked.filter((text) => !known.test(text) && !real.includes(text))).toEqual([])
  })

  it('writes nothing when there is such a page, or no such kind', async () => {
    const before = await copy.read('src/pages.tsx')
    for (const [kind, title, says] of [
      ['service', 'Data & Analytics', 'There is a page at /services/data-and-analytics already'],
      ['blog', 'First post', 'none of: case-study, service, industry, legal-page, plain-page'],
      ['plain', '!?', 'has no letters'],
    ] as const) {
      const { code, output } = await run(copy.folder, ['node', 'scripts/new.ts', kind, title])
      expect(code).not.toBe(0)
      expect(output).toContain(says)
    }
    expect(await copy.read('src/pages.tsx')).toBe(before)
  })
})
