import { devices, expect, type Page, test } from '@playwright/test'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const script = '**/assets/main-*.js'

/** How many bands, or articles in them, wait to be laid out until they come near. */
const waiting = (page: Page, part: 'section' | 'article' = 'section') =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll(`main ${part}`)].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      ).length,
    part,
  )

test.describe('on a phone', () => {
  test.use(phone)

  test('bands wait below the first screens, and none does once the page is there', async ({ page }) => {
    const asked = Promise.withResolvers<void>()
    const arrives = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      asked.resolve()
      await arrives.promise
      await route.continue()
    })
    const loaded = page.goto('/')
    await asked.promise
    await expect.poll(() => waiting(page)).toBeGreaterThan(3)
    await expect.poll(() => waiting(page, 'article')).toBeGreaterThan(3)
    arrives.resolve()
    await loaded
    await expect.poll(() => waiting(page)).toBe(0)
    await expect.poll(() => waiting(page, 'article')).toBe(0)
  })

  test('a page that is loaded anew stays where it was', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => waiting(page)).toBe(0)
    const title = page.locator('main h2').last()
    await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }))
    const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await page.reload()
    await expect.poll(top).toBe(before)
  })

  for (const blocked of [true, false]) {
    test(`an address within a page leads there, ${blocked ? 'also when no script comes' : 'and stays'}`, async ({
      page,
    }) => {
      if (blocked) await page.route(script, (route) => route.abort())
      for (const id of ['case-studies', 'services']) {
        await page.goto('/contact')
        await page.goto(`/#${id}`)
        const place = page.locator(`#${id}`)
        await expect(place).toHaveCSS('content-visibility', 'visible')
        await expect.poll(async () => Math.abs((await place.boundingBox())?.y ?? 999)).toBeLessThan(150)
      }
    })
  }

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('no band waits', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('main section').last()).toHaveCSS('content-visibility', 'visible')
    })
  })
})

test('on a laptop, no band waits', async ({ page }) => {
  await page.route(script, (route) => route.abort())
  await page.goto('/')
  expect(await waiting(page)).toBe(0)
})
