import { expect, type Page, test } from '@playwright/test'
import { desktop, phone } from './islands.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the header’s menus, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: desktop })

    test('open by the keyboard, close on Escape, and give the focus back', async ({ page }) => {
      await page.goto('/contact')
      await button(page, 'Services').focus()
      await page.keyboard.press('Enter')
      await expect(link(page, 'Custom Development')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(link(page, 'Custom Development')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(link(page, 'Custom Development')).toBeHidden()
      await expect(button(page, 'Services')).toBeFocused()
    })

    test('lead to their pages', async ({ page }) => {
      await page.goto('/contact')
      await button(page, 'Who We Are').focus()
      await page.keyboard.press('Space')
      await link(page, 'Industries').click()
      await expect(page).toHaveURL('/industries')
    })
  })
}

test.describe('the header’s menus by touch', () => {
  test.use({ viewport: desktop, hasTouch: true })

  test('open with a tap, one at a time, and close with a tap elsewhere', async ({ page }) => {
    await page.goto('/contact')
    await button(page, 'Services').tap()
    await expect(link(page, 'Web Design')).toBeVisible()
    await button(page, 'Who We Are').tap()
    await expect(link(page, 'Process')).toBeVisible()
    await expect(link(page, 'Web Design')).toBeHidden()
    await page.touchscreen.tap(300, 700)
    await expect(link(page, 'Process')).toBeHidden()
  })
})

test.describe('the header’s menus with a mouse', () => {
  test.use({ viewport: desktop })

  test('open on hover and close a moment after', async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await button(page, 'Services').hover()
    await expect(link(page, 'Cloud & DevOps')).toBeVisible()
    await link(page, 'Cloud & DevOps').hover()
    await page.clock.runFor(1000)
    await expect(link(page, 'Cloud & DevOps')).toBeVisible()
    await page.mouse.move(300, 700)
    await expect(link(page, 'Cloud & DevOps')).toBeHidden()
  })

  test('stay open for the click that follows the hover, and close with the next', async ({ page }) => {
    await page.goto('/contact')
    await button(page, 'Services').click()
    await expect(link(page, 'Cloud & DevOps')).toBeVisible()
    await button(page, 'Services').click()
    await expect(link(page, 'Cloud & DevOps')).toBeHidden()
  })

  test('are closed when Back brings the page back', async ({ page }) => {
    await page.goto('/contact')
    await button(page, 'Services').click()
    await link(page, 'Web Design').click()
    await expect(page).toHaveURL('/web-design')
    await page.goBack()
    await expect(link(page, 'Web Design')).toBeHidden()
  })

  test('leave the page where it is when they take the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/process')
    await page.evaluate(() => scrollTo(0, 900))
    await page.evaluate(() => document.querySelector('header')?.querySelector('button')?.focus())
    await page.keyboard.press('Shift')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  test('mark the page that is open', async ({ page }) => {
    await page.goto('/web-design')
    await button(page, 'Services').click()
    await expect(link(page, 'Web Design')).toHaveAttribute('aria-current', 'page')
  })

  test('give way to the mobile menu below the large breakpoint', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/contact')
    await expect(button(page, 'Services')).toBeHidden()
    await expect(button(page, 'Open menu')).toBeVisible()
  })
})
