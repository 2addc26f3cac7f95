import { expect } from '@playwright/test'
import uno from '../../../uno.config.ts'
import { test } from './site.ts'

const names = Object.keys(uno.theme?.fontSize ?? {})

test('the page of the design system shows each type size', async ({ page }) => {
  await page.goto('/system')
  // In development, a script loads the stylesheet after the page, so the sizes are asked until they are right.
  const sizes = () =>
    page
      .locator('main p')
      .filter({ hasText: /^text-/ })
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).fontSize))
  expect(names).toHaveLength(7)
  await expect.poll(async () => new Set(await sizes()).size).toBe(names.length)
})
