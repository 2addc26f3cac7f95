import { expect, test } from '@playwright/test'
import { hydrated } from './visit.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 1600 } })

for (const [island, path] of [
  ['Accordion', '/contact'],
  ['MobileMenu', '/about'],
  ['ListboxKeys', '/portfolio'],
] as const) {
  test(`React is not requested while a finger is on ${island}`, async ({ page }) => {
    const react: string[] = []
    page.on('request', (request) => react.push(...(request.url().match(/\/hydrate-/g) ?? [])))
    await page.goto(path, { waitUntil: 'networkidle' })
    const control = page.locator(`[data-island=${island}] :is(button, summary)`).first()
    await control.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await control.boundingBox()) ?? {}
    const finger = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + 20, y: y + 20 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(300)
    expect(react).toEqual([])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await hydrated(page, island)
  })
}
