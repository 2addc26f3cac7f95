import { expect, test } from '@playwright/test'
import { phone } from '../../browser/visit.ts'

// `engines/drawings-that-move.spec.ts` has the mouse, the keys of the slider, and pages without JavaScript.
test('a finger sets the slider of home by a tap, and scrolls when it passes', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: phone })
  await page.goto('/')
  const slider = page.getByRole('slider')
  const { x = 0, y = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  await page.touchscreen.tap(x + 100, y + height / 2)
  await expect(slider).not.toHaveValue('29')
  const value = await slider.inputValue()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 200, y: y + height / 2 - by }] })
  await touch('touchStart', 0)
  for (let by = 10; by <= 100; by += 10) await touch('touchMove', by)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(slider).toHaveValue(value)
})

test('the keyboard stops at the slider and one label, and arrows move between labels', async ({ page }) => {
  await page.goto('/')
  const labels = page.locator('[data-loom] summary')
  await page.getByRole('slider').focus()
  await expect(labels.last()).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(labels.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(labels.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-loom] :focus')).toHaveCount(0)
})
