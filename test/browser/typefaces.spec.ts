import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { typefaces } from '../../build/typefaces.ts'

// The styles in the page's head are changed, which its policy would stop.
test.use({ bypassCSP: true })

const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

const font = (name: string, weight: number | string) =>
  `@fontsource${weight === 'wght' ? '-variable' : ''}/${name}/files/${name}-latin-${weight}-normal.woff2`

/**
 * Systems by their sans, as regular and bold, and their mono: typefaces of packages, so that no test asks what its
 * machine has. Arimo has the measures of Arial, Cousine those of Courier New, and of the Droid Sans Mono that Android
 * has. Helvetica Neue comes in no package.
 */
const systems: [name: string, regular: string, bold: string, monoName: string, monoFile: string][] = [
  ['Arial', font('arimo', 400), font('arimo', 700), 'Courier', font('cousine', 400)],
  ['Roboto', font('roboto', 'wght'), font('roboto', 'wght'), 'Courier', font('cousine', 400)],
  ['DejaVu Sans', font('dejavu-sans', 400), font('dejavu-sans', 700), 'Menlo', font('dejavu-mono', 400)],
]

/**
 * Makes `local()` find, on the page at `path`, what the system has and nothing else.
 * @param files which stands for which face of the stylesheet
 */
async function install(page: Page, path: string, files: Record<string, string>) {
  const asked = (url: URL) => url.pathname === path || url.pathname.endsWith('.css')
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/@font-face\{[^}]+\}/g, (face) => {
      const family = /font-family:"?([^;"]+)/.exec(face)?.[1]
      const weight = /font-weight:([\d ]+)/.exec(face)?.[1]
      const file = files[`${family} ${weight}`]
      return face.replace(/src:local[^;]+/, file ? `src:url(/typefaces/${file})` : 'src:local(none)')
    })
    await route.fulfill({ response, body })
  })
  await page.route('/typefaces/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/typefaces/', '')
    return route.fulfill({ path: join(import.meta.dirname, '../../node_modules', file) })
  })
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

for (const [name, regular, bold, monoName, monoFile] of systems) {
  const files = {
    [`${sans} ${name} 400`]: regular,
    [`${sans} ${name} 500`]: regular,
    [`${sans} ${name} 600 700`]: bold,
    [`${mono} ${monoName} 400 700`]: monoFile,
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
        await install(page, path, files)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await load(page, Object.keys(files))).toEqual(Object.keys(files))
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
