import { expect, test } from '@playwright/test'
import { notFound } from '../../src/content/error-pages.ts'
import { featured } from '../../src/content/home.ts'
import { projectsShown } from '../../src/content/portfolio-filter.ts'
import { strings } from '../../src/content/strings.ts'
import { phone } from './visit.ts'

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

test('the link back has its own address for visitors who came from elsewhere, and without JavaScript', async ({
  page,
  browser,
}) => {
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
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(filtered)
  await plain.locator(`a[href="${path}"]`).last().click()
  await plain.locator('[data-back]').click()
  await expect(plain).toHaveURL('/portfolio')
})

test('Tab goes round in the mobile menu, in both directions', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const menu = page.locator('#mobile-menu')
  await page.getByRole('button', { name: strings.mobileMenu.open }).click()
  await expect(menu).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
  const first = await focused()
  const stops = new Set<string | undefined>()
  for (let stop = 0; stop < 40 && !stops.has(await focused()); stop += 1) {
    stops.add(await focused())
    expect(await page.evaluate(() => !!document.activeElement?.closest('#mobile-menu'))).toBe(true)
    await page.keyboard.press('Tab')
  }
  expect(await focused()).toBe(first)
  expect(stops.size).toBeGreaterThan(5)
  await page.keyboard.press('Shift+Tab')
  expect([...stops].at(-1)).toBe(await focused())
})

test('the not-found page leads to the section for everybody who does not want to buy', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: notFound.support }).click()
  await expect(page).toHaveURL('/contact#support')
  await expect(page.locator('#support')).toBeInViewport()
})
