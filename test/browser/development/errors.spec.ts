import { expect, type Page } from '@playwright/test'
import { caseStudies } from '../../../src/content/case-studies.ts'
import { categories, slugOf } from '../../../src/content/schema.ts'
import { strings } from '../../../src/content/strings.ts'
import { hydrated, listen, phone } from '../visit.ts'
import { test } from './site.ts'

const overlay = (page: Page) => page.locator('vite-error-overlay')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const aboutPage = 'src/pages/about.tsx'
const study = `src/content/case-studies/${slugOf(caseStudies[0]?.title ?? '')}.ts`

/** What is wrong, the file, the text that is replaced, its replacement, and what the page shows. */
const errors: [what: string, file: string, replaced: RegExp, by: string, place?: RegExp][] = [
  ['a page that cannot be read', aboutPage, /<PageHero/, '<<$&'],
  [
    'a picture that is not there',
    aboutPage,
    /<PageHero/,
    '<Picture name="none" alt="" />$&',
    /client\/pictures\/none\.svg.*src\/ui\/picture\.tsx:\d+/s,
  ],
  ['a client’s script that cannot be read', 'client/menus.ts', /export function/, '(($&'],
  [
    // Broken rules of content are shown with the field.
    'a category that does not exist',
    study,
    /category: '/,
    '$&No ',
    new RegExp(`${study}.*\\.category.*${categories.join(', ').replaceAll(/\W/g, '.')}`, 's'),
  ],
]

for (const [what, file, replaced, by, place] of errors) {
  test(`the open page shows ${what} with its place until it is corrected`, async ({ page, site }) => {
    await page.goto('/about')
    await expect(heading(page)).toBeVisible()
    const text = await site.read(file)
    const line = text.slice(0, text.search(replaced)).split('\n').length
    await site.save(file, replaced, by)
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    // A page that is opened later shows it, too.
    await page.reload()
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    await site.mend()
    await expect(overlay(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}

/** Messages of Vite and React that are no complaints. */
const greetings = /^\[vite\] connect|Download the React DevTools/

test('the console is clean when an island is used before it is hydrated', async ({ page, baseURL }) => {
  const { complaints } = listen(page, String(baseURL))
  await page.setViewportSize(phone)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.locator('[data-island=Accordion] summary').first().click()
  await hydrated(page, 'Accordion')
  await page.getByRole('button', { name: strings.mobileMenu.open }).click()
  await hydrated(page, 'MobileMenu')
  await expect(page.getByRole('dialog', { name: strings.mobileMenu.name })).toBeVisible()
  await page.goto('/portfolio', { waitUntil: 'networkidle' })
  await page.locator('[data-island=PortfolioFilter] summary').click()
  await hydrated(page, 'PortfolioFilter')
  expect(complaints.filter((each) => !greetings.test(each))).toEqual([])
})
