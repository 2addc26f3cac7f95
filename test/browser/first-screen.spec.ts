import { expect, type Page, test } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

test.use({ reducedMotion: 'reduce' })

/** A page of each kind. */
const pages = [
  '/',
  '/about',
  '/portfolio',
  '/contact',
  '/privacy',
  '/services/ai-automation',
  '/industries/healthcare',
  '/case-studies/techflow-solutions',
  '/case-studies/digital-news-platform',
  '/hire-experts',
  '/nope',
]

/** What stands above the place where the page asks for the rest of the stylesheet. */
async function firstScreen(page: Page, path: string): Promise<PNG> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const near = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(near.map((image) => image.decode()))
  })
  const height = await page.evaluate(() => {
    const last = document.querySelector('main link[href*="/rest-"]')?.previousElementSibling
    return Math.floor(last?.getBoundingClientRect().bottom ?? 0)
  })
  const { width } = page.viewportSize() ?? { width: 0 }
  return PNG.sync.read(await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }))
}

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const path of pages) {
    test(`${path} at ${size.width} shows its first screen before the rest of the stylesheet`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const whole = await firstScreen(page, path)
      await page.route('**/assets/rest-*.css', (route) => route.abort())
      const alone = await firstScreen(page, path)
      expect([alone.width, alone.height]).toEqual([whole.width, whole.height])
      expect(whole.height).toBeGreaterThan(200)
      expect(pixelmatch(alone.data, whole.data, undefined, whole.width, whole.height)).toBe(0)
    })
  }
}
