import { expect } from '@playwright/test'
import uno from '../../../uno.config.ts'
import { test } from './site.ts'

const names = Object.keys(uno.theme?.fontSize ?? {})

test('the page of the design system shows each type size', async ({ page }) => {
  await page.goto('/system')
  expect(names).toHaveLength(7)
  // In development, a script loads the stylesheet after the page, and the page may reload meanwhile.
  await expect(async () => {
    const lines = page.locator('main p').filter({ hasText: /^text-/ })
    const sizes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).fontSize))
    expect(new Set(sizes).size).toBe(names.length)
  }).toPass()
})
