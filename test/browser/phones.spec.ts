import { expect, test } from '@playwright/test'
import { examples } from './examples.ts'
import { phone } from './visit.ts'

/** The parts of the page whose content stands off screen at a side, also those that scroll to it. */
const sideways = () =>
  [...document.querySelectorAll('main *')]
    .filter((each) => each.checkVisibility() && /auto|scroll/.test(getComputedStyle(each).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((each) => each.outerHTML.slice(0, 200))

for (const path of examples) {
  test(`on a phone, nothing on ${path} stands off screen sideways`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect(await page.evaluate(sideways)).toEqual([])
    const right = await page
      .locator('main :is(h2, h3, p, dt, dd, li, img):visible')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().left)))
    expect(right).toBeLessThan(phone.width)
  })
}
