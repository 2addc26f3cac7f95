import { expect, test } from '@playwright/test'
import { serviceList } from '../../src/content/services.ts'
import { exampleOf } from './examples.ts'

const study = exampleOf('Case study')

// A view transition delays the next page on touch screens.
for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile })

    test('only a case study comes and goes with a view transition', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset['transition'] = String(viewTransition !== null)
        }),
      )
      await page.goto('/portfolio')
      for (const [path, isTransition] of [
        [study, !isMobile],
        ['/portfolio', !isMobile],
        ['/about', false],
      ] as const) {
        await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.locator('html')).toHaveAttribute('data-transition', String(isTransition))
      }
    })
  })
}

for (const { path } of serviceList.filter(({ drawing }) => drawing?.draft)) {
  test(`the divider of ${path} shows more of the finished picture when its slider moves`, async ({
    page,
  }) => {
    await page.goto(path)
    const picture = page.locator('[data-divider] > div')
    const shown = () => picture.evaluate((finished) => getComputedStyle(finished).clipPath)
    const first = await shown()
    await page.getByRole('slider').fill('18')
    await expect.poll(shown).not.toBe(first)
  })
}

// `engines/states.spec.ts` has the mouse and the keyboard.
test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger pulls the reed of home by its handle, and scrolls the page beside it', async ({ page }) => {
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

test('without scripts, no picture has a slider', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of ['/', ...serviceList.map(({ path }) => path)]) {
    await page.goto(path)
    await expect(page.getByRole('slider'), path).toHaveCount(0)
  }
  await page.close()
})
