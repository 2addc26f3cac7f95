import { expect, type Page, test } from '@playwright/test'
import { about } from '../../src/content/about.ts'
import { process } from '../../src/content/process.ts'
import { strings } from '../../src/content/strings.ts'
import { phone } from './islands.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
test('the mobile menu takes 85% of the width at the right, and at most 360 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/about')
  await button(page, strings.mobileMenu.open).click()
  for (const width of [phone.width, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.getByRole('dialog', { name: strings.mobileMenu.name }).boundingBox()
    expect(box?.width).toBeCloseTo(Math.min(width * 0.85, 360), 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
  }
})

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const) {
  test(`each control of the mobile menu is fully visible when focused, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await button(page, strings.mobileMenu.open).click()
    const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
    await menu.locator('summary').last().click()
    const controls = await menu.locator(':is(a, button, summary):visible:not([tabindex])').count()
    await button(page, strings.mobileMenu.close).focus()
    for (let control = 0; control < controls; control += 1) {
      if (control > 0) await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const corners = [left + 4, right - 4].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        )
        const isVisible = corners.every(([x, y]) => focused.contains(document.elementFromPoint(x, y)))
        return isVisible ? null : focused.textContent
      })
      expect.soft(covered).toBeNull()
    }
    await expect(menu.getByRole('link', { name: strings.mobileMenu.action })).toBeFocused()
  })
}

for (const [height, stays] of [
  [390, false],
  [420, true],
] as const) {
  test(`the header ${stays ? 'stays' : 'scrolls away'} in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height })
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    const isVisible = () =>
      page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom > 0)
    await expect.poll(isVisible).toBe(stays)
  })
}

for (const [section, title] of [
  ['/about#security', about.security.heading.title],
  ['/process#price', process.price.heading.title],
] as const) {
  test(`a link of the footer shows ${section}, without JavaScript too`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/contact')
    await page.getByRole('contentinfo').locator(`a[href="${section}"]`).click()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    await page.close()
  })
}
