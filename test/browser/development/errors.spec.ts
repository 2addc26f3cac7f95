import { expect, type Page } from '@playwright/test'
import { test } from './site.ts'

const overlay = (page: Page) => page.locator('vite-error-overlay')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What is wrong, in which file, what is saved before which of its words, and where it is said to be. */
const errors: [what: string, file: string, before: string, wrong: string, place?: RegExp][] = [
  ['a page that cannot be read', 'src/pages/about.tsx', '<PageHero', '<<'],
  ['content that cannot be read', 'src/content/about.ts', 'hero: {', '{{'],
  [
    'a section that throws',
    'src/sections/figures.tsx',
    'return',
    "throw new Error('the shuttle is stuck'); ",
  ],
  [
    'content that throws',
    'src/content/about.ts',
    'export const',
    "throw new Error('the shuttle is stuck'); ",
  ],
  [
    'a picture that is not there',
    'src/pages/about.tsx',
    '<PageHero',
    '<Picture name="none" alt="" />',
    /client\/pictures\/none\.svg.*src\/ui\/picture\.tsx:\d+/s,
  ],
  [
    'a module that is not there',
    'src/pages/about.tsx',
    'import',
    "import './none.ts'; ",
    /none\.ts.*about\.tsx/,
  ],
  ['a client’s script that cannot be read', 'client/menus.ts', 'export function', '(('],
]

for (const [what, file, before, wrong, place] of errors) {
  test(`${what} is said in the open page, with file and line, until it is mended`, async ({ page, site }) => {
    await page.goto('/about')
    await expect(heading(page)).toBeVisible()
    const text = await site.read(file)
    const line = text.slice(0, text.indexOf(before)).split('\n').length
    await site.save(file, before, `${wrong}$&`)
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    // Whoever opens the page only now has to be told too, and then of the end of it.
    await page.reload()
    await expect(overlay(page)).toContainText(place ?? `${file}:${line}`)
    await site.mend()
    await expect(overlay(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}

/** Which law is broken by what is saved, and the field that breaks it. */
const laws: [law: string, file: string, replaced: RegExp, by: string, field: string][] = [
  [
    'a title of a good length',
    'src/content/about.ts',
    /title: '/,
    `title: '${'long '.repeat(12)}`,
    'about.seo.title',
  ],
  ['addresses that exist', 'src/content/about.ts', /to: '\/.*?'/, "to: '/nowhere'", 'about.closing'],
]

for (const [law, file, replaced, by, field] of laws) {
  test(`content that breaks the law of ${law} is named, with file and field, until it is mended`, async ({
    page,
    site,
  }) => {
    await page.goto('/about')
    await expect(heading(page)).toBeVisible()
    await site.save(file, replaced, by)
    await expect(overlay(page)).toContainText(file)
    await expect(overlay(page)).toContainText(field)
    await site.mend()
    await expect(overlay(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}
