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

for (const width of [390, 1440]) {
  test(`at ${width} px, the slider of home pulls the reed, which rests in the drawing before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const reed = page.locator('[data-divider] > [class*=_reed]')
    const cloth = page.locator('[data-divider] > [class*=_cloth]')
    await expect(reed).toBeHidden()
    await page.getByRole('slider').press('ArrowLeft')
    await expect(cloth).toBeVisible()
    const place = async () => {
      const { x = 0, y = 0 } = (await reed.boundingBox()) ?? {}
      return width === 390 ? y : x
    }
    const first = await place()
    await page.getByRole('slider').fill('40')
    await expect.poll(place).toBeLessThan(first - 50)
  })
}

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
