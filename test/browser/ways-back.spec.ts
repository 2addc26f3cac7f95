import { expect, test } from '@playwright/test'
import { projectsShown } from '../../src/content/filter-options.ts'

const last = projectsShown('').at(-1)

// The script of a page has run then.
const ready = { waitUntil: 'domcontentloaded' } as const

test.use({ reducedMotion: 'reduce' })

for (const address of ['/', '/portfolio', `/portfolio?${last?.filters.at(-1)}`]) {
  test(`case studies lead back to their places in ${address}`, async ({ page }) => {
    const [path = '', filter] = address.split('?')
    await page.goto(path, ready)
    // The first visit chooses the filter in place, and the others begin on the page that the server filters.
    if (filter) await page.locator(`ul[aria-labelledby] a[href="${address}#work"]`).click()
    const links = page.locator('main a[href^="/case-studies/"]:visible')
    for (const link of [links.first(), links.last()]) {
      await link.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await link.click()
      await page.waitForURL('/case-studies/*', ready)
      await page.locator('[data-back]').click()
      await page.waitForURL(address, ready)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    }
  })
}

test('a tab that was opened from the portfolio has no page to go back to', async ({ page, context }) => {
  await page.goto('/portfolio', ready)
  const opened = context.waitForEvent('page')
  await page
    .locator('#work article a')
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.locator('[data-back]').click()
  await tab.waitForURL(/\/(portfolio|#case-studies)$/, ready)
})
