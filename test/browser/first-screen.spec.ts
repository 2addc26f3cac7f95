import { expect, test } from '@playwright/test'
import { paths, routes } from '../../src/routes.ts'
import { examples } from './examples.ts'
import { phone, resize } from './visit.ts'

test.use({ reducedMotion: 'reduce' })

/** The place and the looks of each element that ends above the end of the first screen. Runs in the page. */
function looks(): string[] {
  const end = document.querySelector('[data-first-screen-end]') as Element
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.compareDocumentPosition(end) === Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((each) => each.checkVisibility() && !each.closest('[popover]'))
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      const style = getComputedStyle(each)
      const shown = [style.color, style.backgroundColor, style.border, style.font, style.textDecorationLine]
      return [each.outerHTML.slice(0, 80), ...[x, y, width, height].map(Math.round), ...shown].join(' ')
    })
}

for (const path of [...examples, '/no-such-page']) {
  test(`the first screen of ${path} needs only the rules in its head`, async ({ page }) => {
    // Both looks are compared in the system fonts that stand in for typefaces, and without scripts, because one of them
    // changes texts by the hour.
    await page.route('**/*.{woff2,js}', (route) => route.abort())
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const whole = await page.evaluate(looks)
      expect(whole.length).toBeGreaterThan(10)
      await page.locator('link[rel=stylesheet]').evaluate((link) => link.setAttribute('disabled', ''))
      await resize(page, width, 900)
      expect.soft(await page.evaluate(looks), `${width} px`).toEqual(whole)
    }
  })
}

const studies = paths.filter((path) => routes[path].kind === 'Case study')

test('the metrics of each case study are in view without scrolling', async ({ page }) => {
  for (const path of studies) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const { width, height } of [phone, { width: 1366, height: 768 }]) {
      await resize(page, width, height)
      const metrics = page.locator('section:has(h1) dl').first()
      await expect.soft(metrics, `${path} at ${width}`).toBeInViewport({ ratio: 1 })
    }
  }
})
