import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { pathOf } from '../browser/drivers/browsers.ts'
import { launch } from '../browser/drivers/launch.ts'
import { click, hover, type Tab } from '../browser/drivers/tab.ts'
import { listen } from '../node/listen.ts'
import { type Copy, startCopy } from './copy.ts'

let copy: Copy
let server: Server
let site: string
/** Files that pages have asked for in vain. */
const missing: string[] = []
/** What answers pages: the build whose pages are open. */
let pages: (path: string) => Promise<Response>
/** The public files of the build that is live. */
let files: string

const types: Record<string, string> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

beforeAll(async () => {
  copy = await startCopy()
  await copy.succeed('npm', 'run', 'build')
  pages = await copy.worker()
  files = join(copy.folder, 'dist/client')
  server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, site)
    const file = join(files, pathname)
    const type = types[extname(pathname)]
    if (type && existsSync(file))
      return response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
    if (type) missing.push(pathname)
    const answer = await pages(url)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  site = await listen(server)

  // The next build has another colour, so another stylesheet and other drawings, and another script.
  const before = join(copy.folder, 'dist-before')
  await carryForward(files, undefined)
  await rename(join(copy.folder, 'dist'), before)
  files = join(before, 'client')
  await copy.edit('client/styles/tokens.css', (source) => source.replace(/--weld: .*;/, '--weld: #0a7d7d;'))
  await copy.edit(
    'client/main.ts',
    (source) => `${source}\ndocument.documentElement.dataset['build'] = 'next'\n`,
  )
  await copy.edit('client/hydrate.ts', (source) => `${source}\nexport const build = 'next'\n`)
  await copy.succeed('npm', 'run', 'build')
  const next = join(copy.folder, 'dist/client')
  await carryForward(next, site)
  files = next
})

afterAll(async () => {
  server.close()
  await copy.remove()
})

/** Waits until the page says so. */
const becomes = (ask: () => Promise<unknown>, expected: unknown) =>
  expect.poll(ask, { timeout: 10_000 }).toEqual(expected)

/** Has the island of that name hydrated, as the first sign of a visitor does. */
async function hydrate(tab: Tab, island: string) {
  const selector = `[data-island=${island}]`
  await hover(tab, `${selector} :is(button, summary)`)
  await becomes(
    () => tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.dataset['state'], selector),
    'hydrated',
  )
}

const engines = (['chromium', 'firefox', 'webkit'] as const).filter((engine) =>
  pathOf({ engine, minimum: false }),
)

// Drivers of busy machines now and then lose a page, as in test/browser/playwright.config.ts.
const retry = process.env['CI'] ? 1 : 0

describe.each(engines)('in %s, a page of the build before the live one', { retry }, (engine) => {
  let browser: Awaited<ReturnType<typeof launch>>
  let tab: Tab

  beforeEach(async () => {
    missing.length = 0
    browser = await launch({ engine, minimum: false })
    tab = (await browser.open()).tab
  })

  afterEach(async () => {
    await browser.close().catch(() => {})
    expect(missing).toEqual([])
  })

  it('opens its menu, hydrated', async () => {
    await tab.setViewport({ width: 480, height: 844 })
    await tab.goto(site)
    await hydrate(tab, 'MobileMenu')
    await click(tab, '[aria-label="Open menu"]')
    await becomes(() => tab.evaluate(() => document.querySelector('#mobile-menu')?.checkVisibility()), true)
  })

  it('filters its projects, hydrated', async () => {
    await tab.setViewport({ width: 1280, height: 800 })
    await tab.goto(`${site}/portfolio`)
    await hydrate(tab, 'PortfolioFilter')
    await click(tab, '[data-island=PortfolioFilter] summary')
    await click(tab, '[data-island=PortfolioFilter] a[href*="category="]')
    await becomes(() => tab.evaluate(() => location.search.startsWith('?category=')), true)
  })

  it('shows every drawing, and misses no file', async () => {
    await tab.goto(`${site}/portfolio`)
    const images = await tab.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return document.images.length
    })
    expect(images).toBeGreaterThan(10)
    const broken = () =>
      tab.evaluate(
        () => [...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length,
      )
    await becomes(broken, 0)
  })
})
