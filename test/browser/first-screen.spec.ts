import { expect, type Page, test } from '@playwright/test'
import { paths, routes } from '../../src/routes.ts'
import { examples } from './examples.ts'
import { phone, resize } from './visit.ts'

test.use({ reducedMotion: 'reduce', bypassCSP: true })

/** A picture of the first screen of a page, taken when two pictures in a row are equal. */
async function firstScreen(page: Page, width: number, options: { path?: string } = {}): Promise<Buffer> {
  // In another width, another drawing may be loaded, which has another height.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  )
  const height = await page.evaluate(() => {
    const last = document.querySelector('[data-first-screen-end]')?.previousElementSibling
    return Math.floor(Math.min(last?.getBoundingClientRect().bottom ?? 0, innerHeight))
  })
  expect(height).toBeGreaterThan(200)
  const shoot = () => page.screenshot({ ...options, clip: { x: 0, y: 0, width, height } })
  let shot = await shoot()
  for (let last: Buffer | undefined; !last?.equals(shot); shot = await shoot()) last = shot
  return shot
}

for (const path of [...examples, '/no-such-page']) {
  test(`the first screen of ${path} needs only the rules in its head`, async ({ page }) => {
    // Typefaces load later. Before them, system fonts of the same width are shown.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path)
    // The thread in the margin and the patterns of cloth load later, too. A plain colour is shown before.
    const content = '* { --thread-width: 0px !important; --cloth: none !important }'
    await page.addStyleTag({ content })
    const stylesheet = page.locator('link[rel=stylesheet]')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await stylesheet.evaluate((link) => link.removeAttribute('disabled'))
      await firstScreen(page, width, { path: test.info().snapshotPath(`${width}.png`) })
      await stylesheet.evaluate((link) => link.setAttribute('disabled', ''))
      // A missing rule moves thousands of pixels, while the smoothing of edges changes a few.
      expect
        .soft(await firstScreen(page, width))
        .toMatchSnapshot(`${width}.png`, { threshold: 0.1, maxDiffPixels: 49 })
    }
  })
}

const laptop = { width: 1366, height: 768 }
const landscape = { width: 844, height: 390 }
const withButtons = paths.filter((path) => ['Service', 'Industry'].includes(routes[path].kind ?? ''))
const studies = paths.filter((path) => routes[path].kind === 'Case study')

/** Elements that a visitor sees without scrolling, each with its lowest place in the window. */
const inView: [
  what: string,
  pages: string[],
  selectors: string[],
  windows: (typeof phone)[],
  lowest: number,
][] = [
  [
    'the metrics, the details and the action of a study',
    studies,
    ['section:has(h1) dl >> nth=0', 'section[aria-labelledby=details]', 'section:has(h1) a[class*=button]'],
    [laptop, phone],
    844,
  ],
  ['the metrics of a study', studies, ['section:has(h1) dl >> nth=0'], [landscape], 390],
  [
    'the buttons at the top',
    [...withButtons, '/hire-experts', '/portfolio', '/no-such-page'],
    ['section:has(h1) a[class*=button] >> nth=0'],
    [laptop],
    720,
  ],
  [
    'the buttons of home',
    ['/'],
    ['section:has(h1) a[class*=button] >> nth=1'],
    [laptop, phone, landscape],
    844,
  ],
]

for (const [what, pages, selectors, windows, lowest] of inView) {
  test(`${what} are in view without scrolling`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      for (const { width, height } of windows) {
        await resize(page, width, height)
        for (const selector of selectors) {
          const box = await page.locator(selector).boundingBox()
          const bottom = box ? box.y + box.height : Infinity
          expect.soft(bottom, `${path} at ${width}`).toBeLessThanOrEqual(Math.min(lowest, height))
        }
      }
    }
  })
}

test('the edge of the window cuts no figure of the home page, and large windows show them', async ({
  page,
}) => {
  const sizes =
    '1440×900 1680×1050 1920×1080 2560×1440 1024×768 1280×720 1366×768 1536×864 1600×900 1920×950 390×844 360×640 412×915 768×1024'
  for (const size of sizes.split(' ')) {
    const [width = 0, height = 0] = size.split('×').map(Number)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const figures = await page.locator('main dl >> nth=0').boundingBox()
    const [top, bottom] = [figures?.y ?? 0, (figures?.y ?? 0) + (figures?.height ?? 0)]
    const isLarge = width >= 1440 && height >= width * 0.5625 && height >= 900
    expect.soft(bottom <= height || (!isLarge && top >= height), `${size}: ${top} to ${bottom}`).toBe(true)
  }
})
