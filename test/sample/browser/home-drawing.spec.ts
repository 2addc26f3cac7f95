import { expect, test } from '@playwright/test'
import { phone } from '../../browser/visit.ts'

// `engines/drawings-that-move.spec.ts` has the mouse and the keyboard.
test('a finger pulls the reed of home by its handle, and scrolls the page beside it', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: phone })
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const handle = page.locator('[data-divider] > [class*=_handle]')
  const place = async () => (await handle.boundingBox()) ?? { x: 0, y: 0 }
  const scrolled = () => page.evaluate(() => scrollY)
  const pull = async (x: number) => {
    const y = (await place()).y + 20
    const touch = (type: 'touchStart' | 'touchMove', by: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - by }] })
    await touch('touchStart', 0)
    for (let by = 10; by <= 100; by += 10) await touch('touchMove', by)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const { x, y } = await place()
  await pull(x + 20)
  await expect.poll(async () => (await place()).y).toBeLessThan(y - 80)
  expect(await scrolled()).toBe(0)
  await expect(page.locator('[data-divider] > [class*=_cloth]')).toBeVisible()
  const value = await page.getByRole('slider').inputValue()
  await pull(x - 60)
  await expect.poll(scrolled).toBeGreaterThan(50)
  await expect(page.getByRole('slider')).toHaveValue(value)
})

test('the first drawing stays in its frame when a tag of it is brought into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const drawing = page.locator('[data-divider]')
  await drawing
    .locator('details')
    .first()
    .evaluate((tag) => tag.scrollIntoView({ block: 'center' }))
  expect(await drawing.evaluate(({ parentElement }) => parentElement?.scrollTop)).toBe(0)
})

test('a tag of the first drawing shows what it becomes while it is open', async ({ page }) => {
  await page.goto('/')
  const tags = page.locator('[data-divider] details')
  const shown = () =>
    tags.evaluateAll((all) => all.map((tag) => getComputedStyle(tag, '::after').content !== 'none'))
  for (const open of [2, 4]) {
    await tags.nth(open).locator('summary').click()
    await page.mouse.move(0, 0)
    expect(await shown()).toEqual([0, 1, 2, 3, 4].map((place) => place === open))
  }
})
