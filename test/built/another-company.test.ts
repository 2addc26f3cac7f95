import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../node/run.ts'
import {
  becomeAnotherCompany,
  kept,
  moved,
  owner,
  photographed,
  wordsOfToday,
} from './become-another-company.ts'
import { type Copy, startCopy } from './copy.ts'

const repository = join(import.meta.dirname, '../..')

/** What no clone has, and what only the first company was specified to say. */
const left = /\/(node_modules|dist|screens|acceptance|\.(git|tsbuild|wrangler))$/

describe('another company takes the site over', () => {
  let copy: Copy
  let deployment: Result
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    const filter = (source: string) => !left.test(source)
    await cp(repository, copy.folder, { recursive: true, force: false, filter })
    await becomeAnotherCompany(copy)
    await copy.succeed('npm', 'run', 'check:launch')
    await copy.succeed('npm', 'run', 'check')
    deployment = await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
    ask = await copy.worker()
  }, 300_000)

  afterAll(() => copy?.remove())

  it('may go live, with its own name', () => {
    expect(deployment.output).toContain('--dry-run: exiting now')
  })

  it('serves no word of the company before it', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)?<\/loc>/g)].map(
      ([, path]) => path ?? '/',
    )
    expect(paths).toContain('/case-studies/harbour-tickets')
    const served = new Map<string, string>()
    const feeds = '/sitemap.xml /robots.txt /llms.txt /.well-known/security.txt /site.webmanifest'.split(' ')
    for (const path of [...paths, '/nope', ...feeds]) {
      served.set(path, await (await ask(path)).text())
    }
    const assets = join(copy.folder, 'dist/client')
    for (const name of await readdir(assets, { recursive: true })) {
      if (/\.(js|css|svg|json|txt)$|_headers$/.test(name)) {
        served.set(name, await readFile(join(assets, name), 'utf8'))
      }
    }
    const found = [...served].flatMap(([name, text]) =>
      wordsOfToday().flatMap((word) => (text.includes(word) ? [`${name}: ${word}`] : [])),
    )
    expect(found).toEqual([])
    expect(served.get('/')).toContain(owner.name.replace('&', '&amp;'))
  })

  it('leads moved addresses on, and answers at one that the site has now', async () => {
    for (const [path, to] of Object.entries(moved)) {
      const { status, headers } = await ask(path)
      expect([status, headers.get('Location')]).toEqual(to === 'gone' ? [410, null] : [301, to])
    }
    expect((await ask('/team')).status).toBe(200)
  })

  it('has its colours, its typeface, its booking page and its people', async () => {
    const home = await (await ask('/')).text()
    const assets = join(copy.folder, 'dist/client/assets')
    const [sheet = ''] = (await readdir(assets)).filter((name) => name.endsWith('.css') && /site/.test(name))
    const styles = await readFile(join(assets, sheet), 'utf8')
    for (const colour of [owner.teal, owner.coral]) expect(styles).toContain(colour)
    expect(home).toContain(`font-family:${owner.typeface}`)
    expect(home).not.toMatch(/#f5b81c|#2b3fcb|Special Gothic/)
    expect(home).toContain(owner.booking.replaceAll('&', '&amp;'))
    expect(await (await ask('/about')).text()).toContain(owner.colleague)
  })

  it('counts what it has', async () => {
    const home = await (await ask('/')).text()
    expect(home).not.toMatch(/\b(six|nine) (services|industries)/i)
    const portfolio = parse(await (await ask('/portfolio')).text())
    expect(portfolio.querySelector('[role=status]')?.text).toBe(`${kept.length + 1} projects`)
  })

  it('shows photographs', async () => {
    for (const [path, name] of [
      ['/about', 'lior'],
      [photographed, 'ferry'],
      ['/case-studies/harbour-tickets', 'ferry-dark'],
    ] as const) {
      expect(await (await ask(path)).text()).toMatch(new RegExp(`/assets/${name}-\\d+-[^ ]+\\.avif \\d+w`))
    }
  })

  it('has pages of a new kind, which readers and machines find', async () => {
    const article = '/articles/slow-queries'
    expect(await (await ask('/')).text()).toContain('href="/articles"')
    expect(await (await ask('/articles')).text()).toContain(`href="${article}"`)
    const root = parse(await (await ask(article)).text())
    const crumbs = root.querySelectorAll('[aria-label=Breadcrumb] li').map(({ text }) => text)
    expect(crumbs.join()).toMatch(/^Home.*Articles.*Slow queries/)
    expect(root.querySelector('head style')?.text.length).toBeGreaterThan(1000)
    expect(await (await ask('/sitemap.xml')).text()).toContain(`${article}</loc>`)
    expect(await (await ask('/llms.txt')).text()).toMatch(/## Articles\n\n- \[Slow queries/)
    expect(await copy.read(`dist/client${article}.md`)).toContain('# Slow queries')
    expect((await copy.read(`dist/client/social${article}.png`)).length).toBeGreaterThan(1000)
  })
})
