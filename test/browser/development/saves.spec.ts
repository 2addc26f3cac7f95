import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { photograph } from '../../node/photograph.ts'
import { stir } from '../visit.ts'
import { test } from './site.ts'

const news = 'Saved just now'
const [texts, heading] = ['src/content/about.ts', /heading: '.*'/]

/** What is saved, the file, the text that is replaced, its replacement, and what the heading of `/about` has then. */
const saves: [what: string, file: string, replaced: RegExp, by: string, property: string, value: string][] = [
  ['a text', texts, heading, `heading: '${news}'`, 'text', news],
  ['a colour', 'client/styles/colours.json', /"ink": .*/, '"ink": "#010203",', 'color', 'rgb(1, 2, 3)'],
  ['a style', 'client/styles/base.css', /body \{/, 'h1 { top: 123px !important }\n$&', 'top', '123px'],
  ['a component', 'src/sections/page-hero.tsx', /<h1 [^']*'/, '$&pt-[123px] ', 'padding-top', '123px'],
]

for (const [what, file, replaced, by, property, value] of saves) {
  test(`the open page shows ${what} that was saved`, async ({ page, site }) => {
    const h1 = page.locator('h1')
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.evaluate(() => document.body.setAttribute('title', 'the same'))
    await site.save(file, replaced, by)
    if (property === 'text') await expect(h1).toHaveText(value)
    else await expect(h1).toHaveCSS(property, value)
    // Global styles are replaced in the page. For the other files, which the server renders, it is loaded again.
    if (!file.startsWith('client/styles')) return
    await expect(page.locator('body')).toHaveAttribute('title', 'the same')
  })
}

test('an island that was saved is rendered and hydrated in the open page', async ({ page, site }) => {
  const island = page.locator('[data-island=Accordion]')
  const question = island.locator('summary').first()
  await page.goto('/contact')
  await site.save('src/pages/contact/questions.tsx', '<Icon', `${news} $&`)
  await expect(question).toContainText(news)
  // The page is new: its script may not be listening yet.
  await expect(async () => {
    await stir(page)
    await question.hover()
    await expect(island).toHaveAttribute('data-state', 'hydrated', { timeout: 500 })
  }).toPass()
  await expect(question).toContainText(news)
})

test('a picture is found when it is added, and shown anew when it is saved', async ({ page, site }) => {
  const file = join(site.folder, 'client/pictures/news.jpg')
  const misnamed = join(site.folder, 'client/pictures/News.JPG')
  await page.goto('/about')
  await site.save('src/pages/about.tsx', '<PageHero', '<Picture name="news" alt="" first />$&')
  await expect(page.locator('vite-error-overlay')).toContainText('news')
  await photograph(22, 50).jpeg().toFile(misnamed)
  await expect(page.locator('vite-error-overlay')).toContainText('rename it to news.jpg')
  await rm(misnamed)
  for (const width of [33, 44]) {
    await photograph(width, 50).jpeg().toFile(file)
    await expect(page.locator(`main img[src*="news-${width}"]`)).toBeVisible()
  }
  expect(await site.read('src/content/picture-names.ts')).toContain("'news',")
  await rm(file)
})

test('a page shows what was saved before it was connected', async ({ context, page, site }) => {
  // Vite keeps a message for the next page while no page is connected. Another page is, here.
  await (await context.newPage()).goto('/contact', { waitUntil: 'networkidle' })
  const saved = Promise.withResolvers<void>()
  await page.route('/@vite/client', (route) => saved.promise.then(() => route.continue()))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await site.save(texts, heading, `heading: '${news}'`)
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain(news)
  saved.resolve()
  await expect(page.locator('h1')).toHaveText(news)
})

// The fixture `site` starts the server, although the test does not use its value.
test('the page of the design system has each type size of the scale', async ({ page, site: _ }) => {
  const lines = page.locator('main p').filter({ hasText: /^text-/ })
  await page.goto('/system')
  // In development, a script loads the stylesheet after the page, and the page may reload meanwhile.
  await expect(async () => {
    const sizes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).fontSize))
    expect(sizes).not.toEqual([])
    expect(new Set(sizes).size).toBe(sizes.length)
  }).toPass()
})
