import { expect, test } from '@playwright/test'
import type { IslandName } from '../../client/islands.ts'
import { hydrated, listen, phone } from './visit.ts'

/** A page with each island. */
const pages: Record<IslandName, string> = {
  Accordion: '/contact',
  MobileMenu: '/about',
  ListboxKeys: '/portfolio',
}

for (const [name, path] of Object.entries(pages)) {
  test(`a touch of ${name} is answered before React is requested`, async ({ page, baseURL }) => {
    const { scripts } = listen(page, String(baseURL))
    const react = () => scripts.filter((script) => script.includes('/hydrate-'))
    // Scrolling hydrates the filter, so the window is high enough to show it without scrolling.
    await page.setViewportSize({ ...phone, height: 1600 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const control = page.locator(`[data-island=${name}] :is(button, summary)`).first()
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    const touchPoints = [{ x: Number(box?.x) + 20, y: Number(box?.y) + 20 }]
    const finger = await page.context().newCDPSession(page)
    await page.evaluate(() =>
      addEventListener('click', () => requestAnimationFrame(() => performance.mark('answer'))),
    )
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(300)
    expect(react()).toEqual([])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await hydrated(page, name)
    const [answer, request] = await page.evaluate(() => [
      performance.getEntriesByName('answer')[0]?.startTime,
      performance.getEntriesByType('resource').find((entry) => entry.name.includes('/hydrate-'))?.startTime,
    ])
    expect(request).toBeGreaterThan(Number(answer))
  })
}
