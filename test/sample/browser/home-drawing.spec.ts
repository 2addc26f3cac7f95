import { chromium, expect, type Page, test } from '@playwright/test'
import { hardToRead } from '../../browser/readable.ts'
import { phone } from '../../browser/visit.ts'

// `engines/drawings-that-move.spec.ts` has the mouse, the keys of the slider, and pages without JavaScript.
test('a finger sets the slider of home by a tap, and scrolls the page when it passes', async ({
  browser,
}) => {
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

test('the first drawing has two stops of the keyboard, and arrow keys move between its labels', async ({
  page,
}) => {
  await page.goto('/')
  const labels = page.locator('[data-loom] summary')
  await page.locator('section:has(h1) a[class*=button]').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  await expect(labels.last()).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(labels.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(labels.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(labels.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-loom] :focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(labels.nth(1)).toBeFocused()
})

/** Opens each label of the first drawing, and expects that its sentence can be read in the drawing or below it. */
async function expectSentences(page: Page) {
  await page.setViewportSize(phone)
  await page.goto('/')
  const labels = page.locator('[data-loom] details')
  for (const label of await labels.all()) {
    await label.locator('summary').click()
    const sentence = label.locator('p')
    // With large text, it may be below the window. A click scrolls to it and needs the middle of it to be in front.
    await sentence.click({ trial: true })
    expect(await page.evaluate(hardToRead)).toEqual([])
  }
}

test('each label of the first drawing can be read on phones, also without pictures', async ({ page }) => {
  await expectSentences(page)
  await page.route('**/*.svg', (route) => route.abort())
  await expectSentences(page)
})

test('each label of the first drawing can be read on phones with text of twice the size', async ({
  baseURL,
}, { project }) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  await expectSentences(await browser.newPage({ baseURL: String(baseURL), reducedMotion: 'reduce' }))
  await browser.close()
})
