import { expect, type Page, test } from '@playwright/test'
import { install, load, mono, sans, systems } from './systems.ts'

test.use({ bypassCSP: true })

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

for (const [name, system] of Object.entries(systems)) {
  for (const path of ['/', '/portfolio', '/contact']) {
    for (const width of [412, 1280]) {
      test(`with ${name}, late typefaces move nothing on ${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 820 })
        const read = Promise.withResolvers<void>()
        await page.route('/assets/*.woff2', async (route) => {
          await read.promise
          await route.continue()
        })
        await install(page, path, system)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await load(page, system)).toEqual(Object.keys(system))
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
