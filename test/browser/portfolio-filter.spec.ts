import { expect, test } from '@playwright/test'
import { caseStudies, usedCategories } from '../../src/content/case-studies.ts'
import { hydrated, listen, stir } from './visit.ts'

// engines/states.spec.ts tests in every engine what needs no keyboard.
test('the filter loads its script when near, and is a listbox for mouse and keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  const last = usedCategories.at(-1) ?? ''
  const dropdown = page.locator('[data-island=PortfolioFilter] details')
  const summary = dropdown.locator('summary')
  const options = dropdown.getByRole('link')
  const lastOption = options.filter({ hasText: last })
  const shown = page.locator('#work article:visible h3')
  const titles = caseStudies.filter(({ category }) => category === last).map(({ title }) => title)
  const { scripts } = listen(page, String(baseURL))
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/portfolio')
  await stir(page)
  // An observer answers within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(scripts).toHaveLength(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await hydrated(page, 'PortfolioFilter')

  await summary.focus()
  for (const [key, focused] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', usedCategories.length],
    ['ArrowDown', usedCategories.length],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(options.nth(focused)).toBeFocused()
  }
  expect((await dropdown.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(300)
  await page.keyboard.press('Control+l')
  await page.keyboard.type(last.toLowerCase())
  await expect(lastOption).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await expect(shown).toHaveCount(caseStudies.length)

  await summary.click()
  const opened = context.waitForEvent('page')
  await lastOption.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).locator('#work article:visible h3')).toHaveText(titles)
  await expect(shown).toHaveCount(caseStudies.length)

  await lastOption.press('Enter')
  await expect(shown).toHaveText(titles)
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(lastOption).toBeFocused()
  await expect(lastOption).toHaveAttribute('aria-current', 'true')
  await page.mouse.click(1200, 200)
  await expect(dropdown).not.toHaveAttribute('open')
  await summary.click()
  await page.locator('#work article:visible a').first().focus()
  await expect(dropdown).not.toHaveAttribute('open')
})
