import { expect } from '@playwright/test'
import { hydrated, phone } from '../islands.ts'
import { listen } from '../visit.ts'
import { test } from './site.ts'

/** What Vite and React say of themselves. */
const greetings = /^\[vite\] connect|Download the React DevTools/

test('the console is clean when an island is used before it is hydrated', async ({
  page,
  site: _,
  baseURL,
}) => {
  const { complaints } = listen(page, String(baseURL))
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
  expect(complaints.filter((each) => !greetings.test(each))).toEqual([])
})
