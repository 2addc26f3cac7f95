import { devices, expect, test } from '@playwright/test'
import { exampleOf } from './examples.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.use(phone)

for (const path of ['/', '/portfolio', exampleOf('Case study')]) {
  test(`nothing on ${path} waits once it is loaded, for who takes a picture of it`, async ({ page }) => {
    await page.goto(path)
    const waiting = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.flatMap((each) =>
          each.checkVisibility() &&
          (!each.checkVisibility({ contentVisibilityAuto: true }) ||
            getComputedStyle(each).clipPath.includes('100%'))
            ? each.outerHTML
            : [],
        ),
      )
    expect(waiting).toEqual([])
  })
}

test('an address within a page leads there, also when no script comes', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  for (const id of ['case-studies', 'services']) {
    await page.goto('/contact')
    await page.goto(`/#${id}`)
    const place = page.locator(`#${id}`)
    await expect.poll(async () => Math.abs((await place.boundingBox())?.y ?? 999)).toBeLessThan(150)
  }
})
