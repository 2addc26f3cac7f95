import { expect, type Page, test } from '@playwright/test'
import { caseStudies } from '../../src/content/case-studies.ts'
import { strings } from '../../src/content/strings.ts'
import { filtered } from '../ask.ts'
import { phone } from './islands.ts'
import { listen } from './visit.ts'

/** The menu opens and leads on, the filter filters, the text is there. */
async function worksNatively(page: Page) {
  await page.goto('/portfolio')
  await expect(page.locator('h1')).toBeVisible()
  await page.getByRole('button', { name: strings.mobileMenu.open }).click()
  const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: strings.mobileMenu.close }).click()
  await expect(menu).toBeHidden()
  const filter = page.locator('[data-island=PortfolioFilter] details')
  await filter.locator('summary').click()
  await filter.locator(`a[href^="${filtered}"]`).click()
  await expect(page).toHaveURL(({ href }) => href.includes(filtered))
  const shown = caseStudies.filter(({ category }) => category === caseStudies[0]?.category)
  await expect(page.locator('#work article:visible')).toHaveCount(shown.length)
}

test.describe('the site stays readable and usable', () => {
  test.use({ viewport: phone })

  test('when React does not arrive', async ({ page, baseURL }) => {
    const { complaints } = listen(page, String(baseURL))
    await page.route('**/*.js', (route) =>
      route.request().url().includes('/main-') ? route.continue() : route.abort(),
    )
    await worksNatively(page)
    expect(complaints.join()).toContain('Failed to fetch dynamically imported module')
  })

  test('when an island cannot be hydrated', async ({ page, baseURL }) => {
    const { complaints } = listen(page, String(baseURL))
    await page.route('**/portfolio*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/data-props="[^"]*"/g, 'data-props="{"')
      await route.fulfill({ response, body })
    })
    await worksNatively(page)
    expect(complaints.join()).toContain('JSON')
    await expect(page.locator('[data-state=hydrated]')).toHaveCount(0)
  })
})
