import { expect, type Page, test } from '@playwright/test'
import { fontFile, type Source, typefaces } from '../../build/typefaces.ts'

// The styles in the page's head are changed, which its policy would stop.
test.use({ bypassCSP: true })

const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

/**
 * Systems by their sans, as regular and bold, and their mono: typefaces of packages, so that no test asks what its
 * machine has. Arimo has the measures of Arial, Cousine those of Courier New, and of the Droid Sans Mono that Android
 * has. Helvetica Neue comes in no package.
 */
const systems: [name: string, regular: Source, bold: Source, monoName: string, mono: Source][] = [
  ['Arial', 'arimo 400', 'arimo 700', 'Courier', 'cousine 400'],
  ['Roboto', 'roboto 400', 'roboto 600', 'Courier', 'cousine 400'],
  ['DejaVu Sans', 'dejavu-sans 400', 'dejavu-sans 700', 'Menlo', 'dejavu-mono 400'],
]

/**
 * Makes `local()` find, on the page at `path`, what the system has and nothing else.
 * @param fonts which stands for which face of the stylesheet
 */
async function install(page: Page, path: string, fonts: Record<string, Source>) {
  const asked = (url: URL) => url.pathname === path || url.pathname.endsWith('.css')
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/@font-face\{[^}]+\}/g, (face) => {
      const family = /font-family:"?([^;"]+)/.exec(face)?.[1]
      const weight = /font-weight:([\d ]+)/.exec(face)?.[1]
      const font = fonts[`${family} ${weight}`]
      return face.replace(/src:local[^;]+/, font ? `src:url("/typefaces/${font}")` : 'src:local(none)')
    })
    await route.fulfill({ response, body })
  })
  for (const font of new Set(Object.values(fonts))) {
    await page.route(encodeURI(`/typefaces/${font}`), (route) => route.fulfill({ body: fontFile(font) }))
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

for (const [name, regular, bold, monoName, monoFont] of systems) {
  const fonts = {
    [`${sans} ${name} 400`]: regular,
    [`${sans} ${name} 500`]: regular,
    [`${sans} ${name} 600 700`]: bold,
    [`${mono} ${monoName} 400 700`]: monoFont,
  }
  for (const path of ['/', '/portfolio', '/contact']) {
    for (const width of [412, 1280]) {
      test(`with ${name}, late typefaces move nothing on ${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 820 })
        const read = Promise.withResolvers<void>()
        await page.route('/assets/*.woff2', async (route) => {
          await read.promise
          await route.continue()
        })
        await install(page, path, fonts)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await load(page, Object.keys(fonts))).toEqual(Object.keys(fonts))
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
