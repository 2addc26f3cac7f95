import { expect, type Page } from '@playwright/test'
import { caseStudies } from '../../../src/content/case-studies.ts'
import { categories, slugOf } from '../../../src/content/schema.ts'
import { strings } from '../../../src/content/strings.ts'
import { hydrated, phone } from '../islands.ts'
import { listen } from '../visit.ts'
import { test } from './site.ts'

const overlay = (page: Page) => page.locator('vite-error-overlay')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const stuck = "throw new Error('the shuttle is stuck'); $&"
const aboutPage = 'src/pages/about.tsx'
const about = 'src/content/about.ts'
const study = `src/content/case-studies/${slugOf(caseStudies[0]?.title ?? '')}.ts`

/** What is wrong, in which file, what is saved in which place, and where the page says that it is. */
const errors: [what: string, file: string, replaced: RegExp, by: string, place?: RegExp][] = [
  ['a page that cannot be read', aboutPage, /<PageHero/, '<<$&'],
  ['content that cannot be read', about, /hero: {/, '{{$&'],
  ['a section that throws', 'src/sections/figures.tsx', /return/, stuck],
  ['content that throws', about, /export const/, stuck],
  [
    'a picture that is not there',
    aboutPage,
    /<PageHero/,
    '<Picture name="none" alt="" />$&',
    /client\/pictures\/none\.svg.*src\/ui\/picture\.tsx:\d+/s,
  ],
  ['a module that is not there', aboutPage, /import/, "import './none.ts'; $&", /none.*about\.tsx/],
  ['a client’s script that cannot be read', 'client/menus.ts', /export function/, '(($&'],
  // Laws of content are said with the field that breaks them.
  ['a title too long', about, /title: '/, `$&${'long '.repeat(12)}`, /about\.ts.*about\.seo\.title/s],
  ['an address that is none', about, /to: '\/.*?'/, "to: '/nowhere'", /about\.ts.*about\.closing/s],
  [
    'a category that does not exist',
    study,
    /category: '/,
    '$&No ',
    new RegExp(`${study}.*\\.category.*${categories.join(', ').replaceAll(/\W/g, '.')}`, 's'),
  ],
]

for (const [what, file, replaced, by, place] of errors) {
  test(`${what} is said in the open page, with its place, until it is mended`, async ({ page, site }) => {
    await page.goto('/about')
    await expect(heading(page)).toBeVisible()
    const text = await site.read(file)
    const line = text.slice(0, text.search(replaced)).split('\n').length
    await site.save(file, replaced, by)
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    // Whoever opens the page only now has to be told too, and then of the end of it.
    await page.reload()
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    await site.mend()
    await expect(overlay(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}

/** What Vite and React say of themselves. */
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
