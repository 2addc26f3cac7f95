import { expect, test } from '@playwright/test'
import { hydrated } from './visit.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 1600 } })

for (const [island, path] of [
  ['Accordion', '/contact'],
  ['MobileMenu', '/about'],
  ['ListboxKeys', '/portfolio'],
] as const) {
  test(`a touch of ${island} is answered before React is requested`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      addEventListener('click', () => requestAnimationFrame(() => performance.mark('answer'))),
    )
    await page.locator(`[data-island=${island}] :is(button, summary)`).first().tap()
    await hydrated(page, island)
    const [answer = 0, request] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      const react = files.find(({ name }) => name.includes('/hydrate-'))
      return [performance.getEntriesByName('answer')[0]?.startTime, react?.startTime]
    })
    expect(request).toBeGreaterThan(answer)
  })
}
