import { expect, type Page } from '@playwright/test'
import { hydrated, phone } from '../islands.ts'
import { test } from './site.ts'

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

test('the console is clean when an island is used before it is hydrated', async ({ page, site: _ }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize(phone)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.locator('[data-island=Accordion] summary').first().click()
  await hydrated(page, 'Accordion')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await hydrated(page, 'MobileMenu')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goto('/portfolio', { waitUntil: 'networkidle' })
  await page.locator('[data-island=PortfolioFilter] summary').click()
  await hydrated(page, 'PortfolioFilter')
  expect(complaints).toEqual([])
})
