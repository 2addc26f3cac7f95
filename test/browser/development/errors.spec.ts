import { expect, type Page } from '@playwright/test'
import { caseStudies, pathOf, type Study } from '../../../src/content/case-studies.ts'
import { testimonials } from '../../../src/content/company.ts'
import { categories } from '../../../src/content/schema.ts'
import { strings } from '../../../src/content/strings.ts'
import { hydrated, listen, phone } from '../visit.ts'
import { test } from './site.ts'

const overlay = (page: Page) => page.locator('vite-error-overlay')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const aboutPage = 'src/pages/about.tsx'

// A case study with all references, to which no testimonial refers.
const quoted = testimonials.map(({ project }) => project)
const example = caseStudies.find(
  ({ title, service, industryPage }) => service && industryPage && !quoted.includes(title),
) as Study
const study = `src/content${pathOf(example)}.ts`

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

/** What is wrong with the content of one case study, and what its page shows. Other pages show nothing of it. */
const mistakes: typeof errors = [
  ['a missing description', study, /\n {2}seo: .*/, '', new RegExp(`${study}:\\d+\\sseo\\s`)],
  [
    'missing results',
    study,
    /\n {2}results: \[[\s\S]*?\n {2}\],/,
    '',
    new RegExp(`${study}:\\d+\\sresults\\s`),
  ],
  ...['accent', 'category', 'service', 'industryPage'].map((field): (typeof errors)[number] => [
    `a wrong ${field}`,
    study,
    new RegExp(`\n {2}${field}: .*`),
    `\n  ${field}: 'none',`,
    new RegExp(`${study}:\\d+\\s${field}\\s`),
  ]),
  [
    'a wrong image',
    study,
    /\n {2}accent: .*/,
    `$&\n  image: 'none',`,
    new RegExp(`${study}:\\d+\\simage\\s`),
  ],
  ['a wrong icon', study, /icon: '/, '$&no-', new RegExp(`${study}:\\d+\\sicon\\s.*no-`, 's')],
]

for (const [what, file, replaced, by, place] of mistakes) {
  test(`the page that has ${what} shows file and field, and other pages work`, async ({ page, site }) => {
    await page.goto(pathOf(example))
    await site.save(file, replaced, by)
    await expect(overlay(page)).toContainText(place ?? '')
    await expect(overlay(page)).not.toContainText('react-dom')
    // In a tab of its own, because the development server may reload the page with the mistake at any moment.
    const tab = await page.context().newPage()
    for (const other of ['/about', '/contact', '/industries/saas-tech']) {
      await tab.goto(other)
      await expect(heading(tab)).toBeVisible()
      await expect(overlay(tab)).toHaveCount(0)
    }
  })
}

test('a wrong logo of a client and a drawing that is no XML are named', async ({ page, site }) => {
  await page.goto('/')
  await site.save('src/content/company.ts', /symbol: '/, '$&no-')
  await expect(overlay(page)).toContainText(/src\/content\/company\.ts:\d+\ssymbol\s/)
  await site.mend()
  await expect(overlay(page)).toHaveCount(0)
  await site.save('client/pictures/hero-loom.svg', '</svg>', '')
  await expect(overlay(page)).toContainText('client/pictures/hero-loom.svg is not well-formed XML')
})

for (const [what, file, replaced, by, place] of errors) {
  test(`the open page shows ${what} with its place until it is corrected`, async ({ page, site }) => {
    await page.goto(file === study ? pathOf(example) : '/about')
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
  test.slow()
  const { complaints } = listen(page, String(baseURL))
  await page.setViewportSize(phone)
  // The server may still restart or reload the page after the test before.
  await expect(async () => {
    complaints.splice(0)
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
  }).toPass()
})
