import { expect, test } from '@playwright/test'
import { projectsShown } from '../../src/content/filter-options.ts'
import { featured } from '../../src/content/home.ts'
import type { Project } from '../../src/content/projects.ts'

const isFeatured = ({ title }: Project) => featured.some((study) => study.title === title)

/** The addresses of the lists from which a visitor can come to a case study. */
const lists: Record<string, (project: Project) => string | undefined> = {
  'the home page': (project) => (isFeatured(project) ? '/' : undefined),
  'the portfolio': () => '/portfolio',
  'the filtered portfolio': ({ filters }) => `/portfolio?${filters.at(-1)}`,
}

// The script of a page has run then.
const ready = { waitUntil: 'domcontentloaded' } as const

test.use({ reducedMotion: 'reduce' })

for (const [list, addressOf] of Object.entries(lists)) {
  test(`case studies lead back to their places in ${list}`, async ({ page }) => {
    for (const [address, projects] of Map.groupBy(projectsShown(''), addressOf)) {
      if (!address) continue
      const [path = '', filter] = address.split('?')
      await page.goto(path, ready)
      // The first visit chooses the filter in place, and the others begin on the page that the server filters.
      if (filter) await page.locator(`ul[aria-labelledby] a[href="${address}#work"]`).click()
      // Some of each list, from its beginning to its end.
      for (const project of projects.filter((_, index) => index % 5 === 0)) {
        const link = page.locator(`main a[href="${project.path}"]`).last()
        await link.scrollIntoViewIfNeeded()
        const place = await page.evaluate(() => scrollY)
        await link.click()
        await page.waitForURL(project.path, ready)
        await page.locator('[data-back]').click()
        await page.waitForURL(address, ready)
        await expect.poll(() => page.evaluate(() => scrollY), project.path).toBe(place)
      }
    }
  })
}

test('each case study leads visitors from elsewhere to its own address', async ({ page, context }) => {
  await page.goto('/about', ready)
  for (const project of projectsShown('')) {
    await page.goto(project.path, ready)
    await page.locator('[data-back]').click()
    await page.waitForURL(isFeatured(project) ? '/#case-studies' : '/portfolio', ready)
  }
  // A new tab was opened from the portfolio, and has no page to go back to.
  await page.goto('/portfolio', ready)
  const opened = context.waitForEvent('page')
  await page
    .locator('#work article a')
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.locator('[data-back]').click()
  await tab.waitForURL(/\/(portfolio|#case-studies)$/, ready)
})
