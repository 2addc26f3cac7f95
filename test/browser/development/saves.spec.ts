import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { photograph } from '../../node/photograph.ts'
import { stir } from '../visit.ts'
import { test } from './site.ts'

const news = 'Saved just now'

test('a page shows content that was saved before the page was connected', async ({ context, page, site }) => {
  // Vite keeps a message for the next page while no page is connected. Another page is, here.
  await (await context.newPage()).goto('/contact', { waitUntil: 'networkidle' })
  const saved = Promise.withResolvers<void>()
  await page.route('/@vite/client', async (route) => {
    await saved.promise
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await site.save('src/content/about.ts', /heading: '.*'/, `heading: '${news}'`)
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain(news)
  saved.resolve()
  await expect(page.getByRole('heading', { level: 1, name: news })).toBeVisible()
})

test('an island that was saved is rendered and hydrated in the open page', async ({ page, site }) => {
  const island = page.locator('[data-island=Accordion]')
  const question = island.locator('summary').first()
  await page.goto('/contact')
  await site.save('client/islands/accordion.tsx', '<Icon', `${news} $&`)
  await expect(question).toContainText(news)
  // The page is new: its script may not be listening yet.
  const stirred = async () => {
    await stir(page)
    await question.hover()
    return island.getAttribute('data-state')
  }
  await expect.poll(stirred).toBe('hydrated')
  await question.click()
  await expect(island.locator('details').first()).toHaveAttribute('open')
  await expect(question).toContainText(news)
  await site.mend()
  await expect(question).not.toContainText(news)
})

test('a colour that was saved applies without reloading the page', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.body.setAttribute('title', 'the same'))
  await site.save('client/styles/colours.json', /"ink": .*/, '"ink": "rgb(1, 2, 3)",')
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('body')).toHaveAttribute('title', 'the same')
})

test('a new utility has its style, and so has a new rule of uno.config.ts', async ({ page, site }) => {
  await page.goto('/about')
  await site.save('src/pages/about.tsx', '<PageHero', `<p className="mt-[123px] news">${news}</p>$&`)
  await expect(page.getByText(news)).toHaveCSS('margin-top', '123px')
  await site.save('uno.config.ts', 'rules: [', "$&['news', { width: '321px' }],")
  await expect(page.getByText(news)).toHaveCSS('width', '321px')
})

test('a photograph is found when it is added, and resized again when it is saved', async ({ page, site }) => {
  const file = join(site.folder, 'client/pictures/news.jpg')
  await page.goto('/about')
  await site.save('src/content/company.ts', /image: '.*'/, "image: 'news'")
  await expect(page.locator('vite-error-overlay')).toContainText('There is no drawing')
  for (const width of [33, 44]) {
    await photograph(width, 50).jpeg().toFile(file)
    const shown = page.locator(`main img[src*="news-${width}"]`)
    // The picture is so far down that the browser would not load it by itself.
    const load = (image: HTMLImageElement) => {
      image.loading = 'eager'
      return image.decode()
    }
    await expect(() => shown.evaluate(load, null, { timeout: 5000 })).toPass()
  }
  expect(await site.read('src/content/picture-names.ts')).toContain("'news',")
  await rm(file)
})

test('the page of the design system shows each type size', async ({ page }) => {
  await page.goto('/system')
  const lines = page.locator('main p').filter({ hasText: /^text-/ })
  // In development, a script loads the stylesheet after the page, and the page may reload meanwhile.
  await expect(async () => {
    const sizes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).fontSize))
    expect(new Set(sizes).size).toBe(7)
  }).toPass()
})
