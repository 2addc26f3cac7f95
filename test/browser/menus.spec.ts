import { expect, type Page, test } from '@playwright/test'
import { serviceList } from '../../src/content/services.ts'
import { desktop, phone } from './islands.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// What every engine must do stands in engines/states.spec.ts.
test.describe('the header’s menus', () => {
  test.use({ viewport: desktop, hasTouch: true })

  test('open with a tap, one at a time, and close with a tap elsewhere', async ({ page }) => {
    const { path = '/', name = '' } = serviceList[0] ?? {}
    await page.goto(path)
    await button(page, 'Services').tap()
    await expect(link(page, name)).toHaveAttribute('aria-current', 'page')
    await button(page, 'Who We Are').tap()
    await expect(link(page, 'About')).toBeVisible()
    await expect(link(page, name)).toBeHidden()
    await page.touchscreen.tap(300, 700)
    await expect(link(page, 'About')).toBeHidden()
  })

  test('leave the page where it is when they take the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await page.evaluate(() => scrollTo(0, 900))
    await button(page, 'Services').focus()
    await page.keyboard.press('Shift')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })
})

test('the mobile menu takes 85% of the width at the right, and at most 360 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/about')
  await button(page, 'Open menu').click()
  for (const width of [phone.width, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox()
    expect(box?.width).toBeCloseTo(Math.min(width * 0.85, 360), 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
  }
})
