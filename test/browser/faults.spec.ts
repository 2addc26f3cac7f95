import { expect, type Page, test } from '@playwright/test'
import { caseStudies } from '../../src/content/case-studies.ts'
import { strings } from '../../src/content/strings.ts'
import { filtered } from '../ask.ts'
import { listen, phone } from './visit.ts'

/** Makes React or the props of its islands unusable. */
const faults: [what: string, complaint: string, cause: (page: Page) => Promise<unknown>][] = [
  [
    'React does not arrive',
    'Failed to fetch dynamically imported module',
    (page) => page.route(/\/assets\/(?!main-).*\.js$/, (route) => route.abort()),
  ],
  [
    'an island cannot be hydrated',
    'JSON',
    (page) =>
      page.route(/\/portfolio(\?|$)/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text())
          .replaceAll(/ data-props="[^"]*"/g, '')
          .replaceAll('data-island=', 'data-props="{" data-island=')
        await route.fulfill({ response, body })
      }),
  ],
]

for (const [what, complaint, cause] of faults) {
  test(`the menu opens and closes, and the filter filters, when ${what}`, async ({ page, baseURL }) => {
    const { complaints } = listen(page, String(baseURL))
    await cause(page)
    await page.setViewportSize(phone)
    await page.goto('/portfolio')
    await page.getByRole('button', { name: strings.mobileMenu.open }).click()
    const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
    await menu.getByRole('button', { name: strings.mobileMenu.close }).click()
    await expect(menu).toBeHidden()
    await page.locator('[data-island=PortfolioFilter] summary').click()
    await page.locator(`[data-island=PortfolioFilter] a[href^="${filtered}"]`).click()
    await expect(page).toHaveURL(({ href }) => href.includes(filtered))
    const shown = caseStudies.filter(({ category }) => category === caseStudies[0]?.category)
    await expect(page.locator('#work article:visible')).toHaveCount(shown.length)
    expect(complaints.join()).toContain(complaint)
    await expect(page.locator('[data-state=hydrated]')).toHaveCount(0)
  })
}
