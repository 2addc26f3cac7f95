import { expect, test } from '@playwright/test'
import { notFound } from '../../src/content/error-pages.ts'
import { featured } from '../../src/content/home.ts'
import { projectsShown } from '../../src/content/portfolio-filter.ts'

// Case studies that are on the home page lead back there.
const { path = '', filters: [filter] = [''] } =
  projectsShown('').findLast(({ title }) => !featured.some((study) => study.title === title)) ?? {}
const filtered = `/portfolio?${filter}`

test('the link back leads to the filter and the place from which a visitor came', async ({ page }) => {
  await page.goto(filtered)
  const link = page.locator(`a[href="${path}"]`).last()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(path)
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL(filtered)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the link back has its own address for visitors who came from elsewhere', async ({ page }) => {
  await page.goto(path)
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL('/portfolio')
  await page.goto(filtered)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .locator(`a[href="${path}"]`)
      .last()
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.locator('[data-back]').click()
  await expect(tab).toHaveURL('/portfolio')
})

test('the not-found page leads to the section for everybody who does not want to buy', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: notFound.support }).click()
  await expect(page).toHaveURL('/contact#support')
  await expect(page.locator('#support')).toBeInViewport()
})
