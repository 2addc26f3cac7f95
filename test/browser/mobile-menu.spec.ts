import { expect, type Page, test } from '@playwright/test'
import { awake, phone } from './islands.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const group = (page: Page, name: string) => menu(page).locator('details', { hasText: name })

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the mobile menu, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: phone, reducedMotion: 'reduce' } as object)

    test('opens from the right at 85% of the width, and closes by its button', async ({ page }) => {
      await page.goto('/about')
      await expect(menu(page)).toBeHidden()
      await toggle(page).click()
      await expect(menu(page)).toBeVisible()
      const box = await menu(page).boundingBox()
      expect(box?.width).toBeCloseTo(phone.width * 0.85, 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(phone.width, 0)
      await menu(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(menu(page)).toBeHidden()
    })

    test('is at most 360 px wide', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 })
      await page.goto('/about')
      await toggle(page).click()
      expect((await menu(page).boundingBox())?.width).toBe(360)
    })

    test('holds one group open at a time, and a click on the open one collapses it', async ({ page }) => {
      await page.goto('/about')
      await toggle(page).click()
      const [company, services] = [group(page, 'Company'), group(page, 'Development Services')]
      await company.locator('summary').click()
      await expect(company).toHaveAttribute('open', '')
      await services.locator('summary').click()
      await expect(services).toHaveAttribute('open', '')
      await expect(company).not.toHaveAttribute('open')
      await services.locator('summary').click()
      await expect(services).not.toHaveAttribute('open')
    })

    test('leads to the pages of its groups, and straight to three others', async ({ page }) => {
      await page.goto('/about')
      await toggle(page).click()
      await group(page, 'Company').locator('summary').click()
      await expect(menu(page).getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await menu(page).getByRole('link', { name: 'Hire Developers' }).click()
      await expect(page).toHaveURL('/hire-experts')
      await expect(menu(page)).toBeHidden()
    })

    test('closes on its backdrop', async ({ page }) => {
      await page.goto('/about')
      await toggle(page).click()
      await page.mouse.click(20, 400)
      await expect(menu(page)).toBeHidden()
    })

    test('closes on Escape and gives the focus back', async ({ page }) => {
      await page.goto('/about')
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    })
  })
}

test.describe('the mobile menu', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('makes the page behind it inert and still', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await toggle(page).click()
    await page.mouse.move(20, 400)
    const wheel = await page.evaluateHandle(() => ({
      turned: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
    }))
    await page.mouse.wheel(0, 600)
    await wheel.evaluate(async ({ turned }) => {
      await turned
      for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
  })

  test('is closed, and its groups collapsed, when Back brings the page back', async ({ page }) => {
    await page.goto('/about')
    await toggle(page).tap()
    await group(page, 'Company').locator('summary').tap()
    await menu(page).getByRole('link', { name: 'Process' }).tap()
    await expect(page).toHaveURL('/process')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(menu(page)).toBeHidden()
    await toggle(page).tap()
    await expect(group(page, 'Company')).not.toHaveAttribute('open')
  })

  test('collapses its groups when it closes, once awake', async ({ page }) => {
    await page.goto('/about')
    await toggle(page).hover()
    await awake(page, 'MobileMenu')
    await toggle(page).click()
    await group(page, 'Company').locator('summary').click()
    await page.keyboard.press('Escape')
    await toggle(page).click()
    await expect(group(page, 'Company')).not.toHaveAttribute('open')
  })
})
