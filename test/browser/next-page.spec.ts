import { expect, type Locator, test } from '@playwright/test'
import { strings } from '../../src/content/strings.ts'
import { chromiumPath } from './drivers/browsers.ts'
import { exampleOf } from './examples.ts'
import { phone } from './visit.ts'

// Only the whole browser prerenders and has a back/forward cache, which Playwright disables by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = chromiumPath() ?? ''
    await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

const next = exampleOf('Industry')

test('a link that is pressed is prerendered, and an option of the filter is not', async ({ page }) => {
  const addresses: string[] = []
  // The browser sets out to prerender, and goes no further while it is driven from outside.
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prerenderStatusUpdated', ({ key }) => addresses.push(new URL(key.url).pathname))
  await session.send('Preload.enable')
  await page.goto('/portfolio')
  const filter = page.locator('[data-island=ListboxKeys] details')
  async function press(link: Locator) {
    await link.hover()
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
  await filter.scrollIntoViewIfNeeded()
  // The browser takes them in turn: once it has the last, it would have the first. The open list covers the industries.
  await press(page.locator('[data-island=ListboxKeys] a[href*="?industry"]').first())
  await filter.locator('summary').click()
  await press(filter.getByRole('link').nth(4))
  await press(page.locator(`footer a[href="${next}"]`))
  await expect.poll(() => addresses).toContain(next)
  expect(new Set(addresses)).toEqual(new Set([next]))
})

test('a page from the back/forward cache is within reach, and its menu closed', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await page.getByRole('button', { name: strings.mobileMenu.open }).click()
  const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
  const service = exampleOf('Service')
  await menu.locator(`details:has(a[href="${service}"]) summary`).click()
  await menu.locator(`a[href="${service}"]`).click()
  await expect(page).toHaveURL(service)
  // Going back into the cache fires none of the events that `page.goBack` waits for.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
  await expect(menu.locator('details[open]')).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

// A view transition delays the next page on touch screens.
for (const isMobile of [false, true]) {
  test(`only a case study comes with a view transition, ${isMobile ? 'by touch' : 'by mouse'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ isMobile, hasTouch: isMobile })
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['transition'] = String(viewTransition !== null)
      }),
    )
    for (const path of [exampleOf('Case study'), '/about']) {
      await page.goto('/portfolio')
      await page.locator(`[data-filters] a[href="${path}"], footer a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      const isExpected = String(path !== '/about' && !isMobile)
      await expect(page.locator('html')).toHaveAttribute('data-transition', isExpected)
    }
  })
}
