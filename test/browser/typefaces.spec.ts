import { expect, type Page, test } from '@playwright/test'
import { fontFile, typefaces } from '../../build/typefaces.ts'

// The styles in the page's head are changed, which its policy would stop.
test.use({ bypassCSP: true })

const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

/**
 * Fallback faces, and the packages of the fonts that the system has for them, so that the test does not depend on the
 * fonts of its machine. Cousine is as wide as the monospaced font of Android.
 */
const installed: Record<string, string> = {
  [`${sans} Roboto 400`]: 'roboto',
  [`${sans} Roboto 500`]: 'roboto',
  [`${sans} Roboto 600 700`]: 'roboto',
  [`${mono} Courier 400 700`]: 'cousine',
}

/** Makes `local()` find, on the page at `path`, what is installed and nothing else. */
async function install(page: Page, path: string) {
  const asked = (url: URL) => url.pathname === path || url.pathname.endsWith('.css')
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/@font-face\{[^}]+\}/g, (face) => {
      const family = /font-family:"?([^;"]+)/.exec(face)?.[1]
      const weight = /font-weight:([\d ]+)/.exec(face)?.[1]
      const font = installed[`${family} ${weight}`]
      return face.replace(/src:local[^;]+/, font ? `src:url("/typefaces/${font}")` : 'src:local(none)')
    })
    await route.fulfill({ response, body })
  })
  for (const font of new Set(Object.values(installed))) {
    await page.route(`/typefaces/${font}`, (route) => route.fulfill({ body: fontFile(font, 400) }))
  }
}

/** Loads what is installed, and names it. A browser loads `local()` by itself, addresses only when needed. */
function load(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const faces = [...document.fonts].map((face) => ({ face, name: `${face.family} ${face.weight}` }))
    const installed = faces.filter(({ name }) => names.includes(name))
    await Promise.all(installed.map(({ face }) => face.load()))
    // A face stands in the head and in the stylesheet.
    return [...new Set(installed.map(({ name }) => name))]
  }, names)
}

/** Two frames: what has changed is drawn. */
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

for (const path of ['/', '/portfolio', '/contact']) {
  for (const width of [412, 1280]) {
    test(`typefaces that load late move nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 820 })
      const read = Promise.withResolvers<void>()
      await page.route('/assets/*.woff2', async (route) => {
        await read.promise
        await route.continue()
      })
      await install(page, path)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await load(page, Object.keys(installed))).toEqual(Object.keys(installed))
      const has = (weight: number, name: string) =>
        page.evaluate((font) => document.fonts.check(font), `${weight} 1rem "${name}"`)
      const before = await drawn(page)
      expect(await has(400, sans)).toBe(false)

      read.resolve()
      await page.evaluate(() => document.fonts.ready)
      expect(await has(600, sans)).toBe(true)
      expect(await has(500, mono)).toBe(true)
      await drawn(page)
      expect(await shiftSince(page, before)).toBeLessThan(0.001)
    })
  }
}

test('typefaces do not wait for the stylesheet, and are asked for once', async ({ page }) => {
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
