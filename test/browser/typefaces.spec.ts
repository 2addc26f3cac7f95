import { expect, type Page, test } from '@playwright/test'
import { fontFile, typefaces } from '../../build/typefaces.ts'

// The tests change styles in the head, which the content security policy would block.
test.use({ bypassCSP: true })

const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

/** Fallback faces for Roboto, which a package provides, so that the test does not depend on the fonts of its machine. */
const fallbacks = ['400', '500', '600 700'].map((weight) => `${sans} Roboto ${weight}`)

/** Makes `local()` find Roboto on the page at `path`, and no other font. */
async function install(page: Page, path: string) {
  const isPatched = (url: URL) => url.pathname === path || url.pathname.endsWith('.css')
  await page.route(isPatched, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/@font-face\{[^}]+\}/g, (face) => {
      const [, family] = /font-family:"?([^;"]+)/.exec(face) ?? []
      const [, weight] = /font-weight:([\d ]+)/.exec(face) ?? []
      const source = fallbacks.includes(`${family} ${weight}`)
        ? 'src:url("/typefaces/roboto")'
        : 'src:local(none)'
      return face.replace(/src:local[^;]+/, source)
    })
    await route.fulfill({ response, body })
  })
  await page.route('/typefaces/roboto', (route) => route.fulfill({ body: fontFile('roboto', 400) }))
}

/** Loads the fallback faces and returns their names. A browser loads `local()` without being asked, but not this one. */
function loadFallbacks(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    const faces = [...document.fonts].map((face) => ({ face, name: `${face.family} ${face.weight}` }))
    const found = faces.filter(({ name }) => names.includes(name))
    await Promise.all(found.map(({ face }) => face.load()))
    // Each face is declared in the head and in the stylesheet.
    return [...new Set(found.map(({ name }) => name))]
  }, fallbacks)
}

/** Waits until the page is drawn, and returns the time. */
function drawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now()
  })
}

function shiftSince(page: Page, moment: number): Promise<number> {
  return page.evaluate((moment) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { startTime, value }) => sum + (startTime >= moment ? value : 0), 0)
  }, moment)
}

for (const [path, width] of [
  ['/', 412],
  ['/portfolio', 1280],
] as const) {
  test(`nothing moves when the typeface of text loads late on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 })
    const released = Promise.withResolvers<void>()
    const [textFile] = Object.keys(typefaces)
    await page.route(`/assets/${textFile}*.woff2`, async (route) => {
      await released.promise
      await route.continue()
    })
    await install(page, path)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await loadFallbacks(page)).toEqual(fallbacks)
    await page.evaluate((font) => document.fonts.load(font), `500 1rem "${mono}"`)
    const has = () => page.evaluate((font) => document.fonts.check(font), `600 1rem "${sans}"`)
    const before = await drawn(page)
    expect(await has()).toBe(false)

    released.resolve()
    await page.evaluate(() => document.fonts.ready)
    expect(await has()).toBe(true)
    await drawn(page)
    expect(await shiftSince(page, before)).toBeLessThan(0.001)
  })
}

test('typefaces are requested once, and before the stylesheet has loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url())
  })
  await page.route('/assets/*.css', async (route) => {
    await expect.poll(() => asked).toHaveLength(Object.keys(typefaces).length)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate((font) => document.fonts.check(font), `1rem "${sans}"`)).toBe(true)
  expect(asked).toHaveLength(Object.keys(typefaces).length)
})
