import { expect, test } from '@playwright/test'
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

test('a link that is pressed is prerendered', async ({ page }) => {
  const addresses: string[] = []
  // A browser that is controlled by a test reports that it is about to prerender a page, but does not prerender it.
  // Therefore the test reads the reports.
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prerenderStatusUpdated', ({ key }) => addresses.push(new URL(key.url).pathname))
  await session.send('Preload.enable')
  await page.goto('/contact')
  const next = exampleOf('Industry')
  await page.locator(`footer a[href="${next}"]`).hover()
  await page.mouse.down()
  await expect.poll(() => addresses).toContain(next)
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
