import { expect } from '@playwright/test'
import { caseStudies, pathOf, type Study } from '../../../src/content/case-studies.ts'
import { projectPicture } from '../../../src/content/project-picture.ts'
import { test } from './site.ts'

const [example] = caseStudies as readonly [Study]
const studyPage = pathOf(example)
const study = `src/content${studyPage}.ts`
const drawing = `client/pictures/${projectPicture(example).file}.svg`
const about = 'src/pages/about.tsx'
const menus = 'client/menus.ts'
const colours = 'client/styles/colours.json'

/** What is wrong, the page that has it, the file, the text that is replaced, its replacement, and what the page shows. */
const mistakes: [what: string, path: string, file: string, replaced: RegExp, by: string, shown: RegExp][] = [
  ['a syntax error in a page', '/about', about, /<PageHero/, '<<$&', /src\/pages\/about\.tsx:\d+/],
  ['a throwing script', '/about', menus, /function.*/, "$& throw Error('one')", /one.*menus\.ts/s],
  ['an illegible colour', '/about', colours, /"night": "#\w+"/, '"night": "#fff"', /night.* on brand/],
  [
    'a page that throws',
    '/about',
    about,
    /<PageHero/,
    '<Picture name="none" alt="" />$&',
    /client\/pictures\/none\.svg.*src\/ui\/picture\.tsx:\d+/s,
  ],
  ['a drawing that is no XML', studyPage, drawing, /<\/svg>/, '', new RegExp(drawing)],
  ['a missing field', studyPage, study, /\n {2}seo: .*/, '', new RegExp(`${study}:\\d+\\sseo\\s`)],
  [
    'an unknown utility',
    '/about',
    about,
    /className=\{`wrap/,
    '$& pad-md',
    /src\/pages\/about\.tsx:\d+\spad-md\s/,
  ],
  ['a broken rule', studyPage, study, /id: \d+/, 'id: 1.5', new RegExp(`${study}\\s\\w+\\.id\\s`)],
  [
    'a picture of another company',
    '/about',
    about,
    /<PageHero/,
    '<img src="https://example.com/a.png" alt="" />$&',
    /https:\/\/example\.com\/a\.png.*src\/content\/third-parties\.ts/s,
  ],
]

for (const [what, path, file, replaced, by, shown] of mistakes) {
  test(`the open page shows ${what} until it is corrected`, async ({ page, site }) => {
    const overlay = page.locator('vite-error-overlay').first()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await site.save(file, replaced, by)
    await expect(overlay).toContainText(shown)
    // It fails when the development server reloads the page at the same moment.
    await expect(() => page.reload()).toPass()
    await expect(overlay).toContainText(shown)
    await site.mend()
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
