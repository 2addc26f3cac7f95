import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { exampleOf } from './examples.ts'
import { desktop, hydrated, phone, stir } from './islands.ts'

function scriptsOf(page: Page) {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text())
  })
  return scripts
}

for (const viewport of [phone, desktop]) {
  test(`pages fetch one script of at most 2 KB gzip, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const scripts = scriptsOf(page)
    for (const path of ['/', '/about', exampleOf('Industry'), exampleOf('Case study')]) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    expect(scripts.size).toBe(1)
    const [body = ''] = await Promise.all(scripts.values())
    expect(gzipSync(body, { level: 9 }).length).toBeLessThanOrEqual(2 * 1024)
  })
}

for (const [island, path, intend] of [
  ['PortfolioFilter', '/portfolio', stir],
  ['Accordion', '/contact', (page: Page) => page.locator('[data-island=Accordion] summary').first().hover()],
] as const) {
  test(`React comes for ${island} at the first intent, and not before`, async ({ page }) => {
    await page.setViewportSize(desktop)
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.size).toBe(1)
    await intend(page)
    await hydrated(page, island)
    expect(scripts.size).toBeGreaterThan(1)
  })
}

test('one question is open at a time in a browser that does not know the rule', async ({ page }) => {
  await page.goto('/contact')
  const questions = page.locator('[data-island=Accordion] details')
  await questions.evaluateAll((all) => {
    for (const each of all) each.removeAttribute('name')
  })
  await questions.nth(0).locator('summary').hover()
  await hydrated(page, 'Accordion')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open', '')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})
