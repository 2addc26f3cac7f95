import { readFile, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { strings } from '../../src/content/strings.ts'
import { pathOf } from '../browser/drivers/browsers.ts'
import { launch } from '../browser/drivers/launch.ts'
import { click, hydrate } from '../browser/drivers/tab.ts'
import { serve } from '../node/serve.ts'
import { type Copy, startCopy } from './copy.ts'

let copy: Copy
let site: Awaited<ReturnType<typeof serve>>
/** Files that pages have asked for in vain. */
const missing: string[] = []

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
  // The build whose pages are open, beside the public files of the one that is live.
  const pages = await copy.worker()
  let files = join(copy.folder, 'dist/client')
  site = await serve(async ({ url }) => {
    const { pathname, search } = new URL(url)
    const type = types[extname(pathname)]
    if (!type) return pages(pathname + search)
    const content = await readFile(join(files, pathname)).catch(() => undefined)
    if (content) return new Response(content, { headers: { 'content-type': type } })
    missing.push(pathname)
    return new Response('', { status: 404 })
  })

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
  await carryForward(next, site.address)
  files = next
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await copy.remove()
})

/** Waits until the page says so. */
const becomes = (ask: () => Promise<unknown>, expected: unknown) =>
  expect.poll(ask, { timeout: 10_000 }).toEqual(expected)

const engines = (['chromium', 'firefox', 'webkit'] as const).filter((engine) =>
  pathOf({ engine, minimum: false }),
)

// Drivers of busy machines now and then lose a page, as in test/browser/playwright.config.ts.
const retry = process.env['CI'] ? 1 : 0

it.each(engines)(
  'a page of the build before the live one has all of its own in %s',
  { retry },
  async (engine) => {
    missing.length = 0
    const browser = await launch({ engine, minimum: false })
    onTestFinished(() => browser.close().catch(() => {}))
    const { tab } = await browser.open()

    // Its menu opens, hydrated.
    await tab.setViewport({ width: 480, height: 844 })
    await tab.goto(site.address)
    await hydrate(tab, 'MobileMenu')
    await click(tab, `[aria-label="${strings.mobileMenu.open}"]`)
    await becomes(() => tab.evaluate(() => document.querySelector('#mobile-menu')?.checkVisibility()), true)

    // It shows every drawing.
    await tab.setViewport({ width: 1280, height: 800 })
    await tab.goto(`${site.address}/portfolio`)
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

    // It filters its projects, hydrated.
    await hydrate(tab, 'PortfolioFilter')
    await click(tab, '[data-island=PortfolioFilter] summary')
    await click(tab, '[data-island=PortfolioFilter] a[href*="category="]')
    await becomes(() => tab.evaluate(() => location.search.startsWith('?category=')), true)
    expect(missing).toEqual([])
  },
)
