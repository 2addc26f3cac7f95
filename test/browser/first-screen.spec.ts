import { expect, type Page, test } from '@playwright/test'
import { expectEqual } from './compare.ts'
import { examples } from './examples.ts'

test.use({ reducedMotion: 'reduce', bypassCSP: true })

/** A picture of what stands above the link to the stylesheet, once nothing changes any more. */
async function firstScreen(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => {
    const last = document.querySelector('link[rel=stylesheet]')?.previousElementSibling
    return Math.floor(Math.min(last?.getBoundingClientRect().bottom ?? 0, innerHeight))
  })
  expect(height).toBeGreaterThan(200)
  const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width, height } })
  let shot = await shoot()
  for (let last: Buffer | undefined; !last?.equals(shot); shot = await shoot()) last = shot
  return shot
}

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const path of [...examples, '/nope']) {
    test(`${path} at ${size.width} draws its first screen by its head alone`, async ({ page }) => {
      await page.setViewportSize(size)
      // The typefaces come with the rest, and stand-ins of the same width before them.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(path, { waitUntil: 'networkidle' })
      // So do the thread in the margin, and the weave of cloth: plain dye stands there before.
      await page.addStyleTag({
        content: '* { --margin-thread-width: 0px !important; --cloth: none !important }',
      })
      const whole = await firstScreen(page, size.width)
      await page.evaluate(() => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
        if (link) link.disabled = true
      })
      // A missing rule moves thousands of pixels; smoothing alone may change a few.
      const alone = await firstScreen(page, size.width)
      await expectEqual('first-screen.png', alone, whole, { threshold: 0.1, maxDiffPixels: 49 })
    })
  }
}
