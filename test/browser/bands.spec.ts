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

test('a page that is loaded anew stays where it was', async ({ page }) => {
  await page.goto('/')
  const title = page.locator('main h2').last()
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }))
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await page.reload()
  await expect.poll(top).toBe(before)
})

test('an address within a page leads there, also when no script comes', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  for (const id of ['case-studies', 'services']) {
    await page.goto('/contact')
    await page.goto(`/#${id}`)
    const place = page.locator(`#${id}`)
    await expect.poll(async () => Math.abs((await place.boundingBox())?.y ?? 999)).toBeLessThan(150)
  }
})
