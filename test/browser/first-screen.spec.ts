import { expect, type Page, test } from '@playwright/test'
import { examples } from './examples.ts'

test.use({ reducedMotion: 'reduce', bypassCSP: true })

/** A picture of the page above the link to the stylesheet, taken when two pictures in a row are equal. */
async function firstScreen(page: Page, width: number, options: { path?: string } = {}): Promise<Buffer> {
  const height = await page.evaluate(() => {
    const last = document.querySelector('link[rel=stylesheet]')?.previousElementSibling
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
