import { expect, test } from '@playwright/test'
import { typefaces } from '../../build/typefaces.ts'

test('typefaces are requested once, and before the stylesheet has loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url())
  })
  await page.route('/assets/*.css', async (route) => {
    await expect.poll(() => asked).toHaveLength(Object.keys(typefaces).length)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const { name } of Object.values(typefaces))
    expect(await page.evaluate((font) => document.fonts.check(font), `500 1rem "${name}"`)).toBe(true)
  expect(asked).toHaveLength(Object.keys(typefaces).length)
})
