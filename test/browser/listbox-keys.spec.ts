import { expect, test } from '@playwright/test'
import { caseStudies, usedCategories } from '../../src/content/case-studies.ts'
import { hydrated } from './visit.ts'

// engines/states tests in every engine what needs no keyboard.
test('the list of categories is a listbox for the keyboard', async ({ page }) => {
  const last = usedCategories.at(-1) ?? ''
  const dropdown = page.locator('[data-island=ListboxKeys] details')
  const summary = dropdown.locator('summary')
  const options = dropdown.getByRole('link')
  const lastOption = options.filter({ hasText: last })
  const titles = caseStudies.filter(({ category }) => category === last).map(({ title }) => title)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/portfolio')
  await summary.hover()
  await hydrated(page, 'ListboxKeys')

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
  // The specification gives it 300 pixels at most, beside its border.
  expect((await dropdown.locator('ul').boundingBox())?.height).toBeLessThanOrEqual(304)
  await page.keyboard.type(last.toLowerCase())
  await expect(lastOption).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()

  await summary.click()
  await lastOption.press('Enter')
  await expect(page.locator('#work article:visible h3')).toHaveText(titles)
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(lastOption).toBeFocused()
  await expect(lastOption).toHaveAttribute('aria-current', 'true')
  await page.mouse.click(1200, 200)
  await expect(dropdown).not.toHaveAttribute('open')
})
