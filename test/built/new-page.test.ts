import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../node/run.ts'
import { copySite } from './copy.ts'

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
  let copy: string
  let server: ViteDevServer
  let worker: typeof import('../../build/development/worker.ts')

  async function load<Module>(file: string): Promise<Module> {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment does not run modules')
    return ssr.runner.import(file)
  }

  beforeAll(async () => {
    copy = await copySite()
    await cp(join(repository, 'biome.json'), join(copy, 'biome.json'))
    for (const [kind, title] of wishes) {
      const { code, output } = await run(copy, ['node', 'scripts/new.ts', kind, title])
      expect(code, output).toBe(0)
    }
    const asked = await run(copy, ['sh', '-c', "printf '5\\nOur partners\\n' | npm run new"])
    expect(asked.output).toContain('What should it be?')
    expect(asked.code, asked.output).toBe(0)
    server = await createServer({
      root: copy,
      configFile: join(copy, 'vite.config.ts'),
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    worker = await load('/build/development/worker.ts')
  })

  afterAll(async () => {
    await server?.close()
    await rm(copy, { recursive: true, force: true })
  })

  async function page(path: string) {
    const request = new Request(`https://www.example.com${path}`)
    const { response, error, violations } = await worker.answer(request, { APP_ENV: 'preview' })
    const html = await response.text()
    return { status: response.status, error, violations, html, root: parse(html) }
  }

  it('writes what compiles, and is laid out like the rest', async () => {
    const answers = await Promise.all([
      run(copy, ['node_modules/.bin/tsc', '-b', 'src']),
      run(copy, ['node_modules/.bin/biome', 'check', '--vcs-enabled=false', 'src']),
    ])
    for (const { code, output } of answers) expect(code, output).toBe(0)
  })

  it.each(wishes)('a %s “%s” answers at %s', async (_, title, path) => {
    const { status, error, root } = await page(path)
    expect(error).toBeUndefined()
    expect(status).toBe(200)
    expect(root.querySelectorAll('h1')).toHaveLength(1)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`))
    expect(root.querySelector('main')?.textContent).toContain(title)
    expect((await page('/sitemap.xml')).html).toContain(`${path}</loc>`)
  })

  it('asks for what it is not told', async () => {
    expect((await page('/our-partners')).root.querySelector('main')?.textContent).toContain('Our partners')
  })

  it('breaks no law of content', async () => {
    expect((await page('/')).violations).toEqual([])
  })

  it('puts them where visitors find them', async () => {
    const links = async (path: string, place: string) =>
      (await page(path)).root.querySelectorAll(`${place} a`).map((link) => link.getAttribute('href'))
    expect(await links('/portfolio', 'main')).toContain('/case-studies/harbour-tickets')
    expect(await links('/', 'header')).toContain('/services/data-and-analytics')
    expect(await links('/', 'main')).toContain('/industries/energie')
    expect(await links('/industries', 'main')).toContain('/industries/energie')
    const footer = await links('/', 'footer')
    for (const path of ['/services/data-and-analytics', '/industries/energie', '/imprint', '/new']) {
      expect(footer).toContain(path)
    }
  })

  it.each(wishes)('marks every text of the %s “%s” a sample', async (_, title, path, file) => {
    const { categories } = await load<typeof import('../../src/content/schema.ts')>('/src/content/schema.ts')
    // Marks are kept in Node alone, not in what Vite has transformed.
    const script = `
      const { marked } = await import('./src/content/sample.ts')
      const content = await import('./src/content/${file}')
      const unmarked = (value) => marked.has(value) ? []
        : typeof value === 'string' ? [value]
        : Object.values(value ?? {}).flatMap(unmarked)
      console.log(JSON.stringify([marked.size, unmarked({ ...content })]))`
    const { last, output } = await run(copy, ['node', '--input-type=module', '--eval', script])
    const [marks, unmarked]: [number, string[]] = JSON.parse(last || output)
    expect(marks, path).toBeGreaterThan(5)
    const real: string[] = [title, ...categories]
    expect(unmarked.filter((text) => !known.test(text) && !real.includes(text))).toEqual([])
  })

  it('writes nothing when there is such a page, or no such kind', async () => {
    const before = await readFile(join(copy, 'src/pages.tsx'), 'utf8')
    for (const [kind, title, says] of [
      ['service', 'Data & Analytics', 'There is a page at /services/data-and-analytics already'],
      ['plain', 'About', 'There is a page at /about already'],
      ['blog', 'First post', 'none of: case-study, service, industry, legal-page, plain-page'],
      ['case-study', 'What? Why!', 'The title of a case study is its address'],
      ['plain', '!?', 'has no letters'],
    ] as const) {
      const { code, output } = await run(copy, ['node', 'scripts/new.ts', kind, title])
      expect(code).not.toBe(0)
      expect(output).toContain(says)
    }
    expect(await readFile(join(copy, 'src/pages.tsx'), 'utf8')).toBe(before)
  })
})
