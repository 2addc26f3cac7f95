import { expect, test } from '@playwright/test'
import { typefaces } from '../../build/typefaces.ts'

const firstFiles = Object.entries(typefaces).flatMap(([name, { weights }]) =>
  weights.map((weight) => `${name}-${weight}`),
)

/** The name of a typeface's file, without its hash. */
const nameOf = (url: string) => url.replace(/^.*\/|-[\w-]{8}\.woff2$/g, '')

test('typefaces are requested once, and before the stylesheet has loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(nameOf(request.url()))
  })
  await page.route('/assets/*.css', async (route) => {
    await expect.poll(() => asked).toEqual(expect.arrayContaining(firstFiles))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const { name, weights } of Object.values(typefaces))
    for (const weight of weights)
      expect(await page.evaluate((font) => document.fonts.check(font), `${weight} 1rem "${name}"`)).toBe(true)
  expect(new Set(asked).size).toBe(asked.length)
})

test('the files of other letters are requested by a heading that has them', async ({ page }) => {
  await page.goto('/no-such-page', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(nameOf(request.url())))
  for (const [text, part] of [
    ['Åse Sæther', 'accented'],
    ['Łukasz Żółć', 'extended'],
  ] as const) {
    expect(asked).not.toContainEqual(expect.stringContaining(part))
    await page.locator('h1').evaluate((heading, shown) => heading.replaceChildren(shown), text)
    await expect.poll(() => asked).toContainEqual(expect.stringContaining(part))
  }
})
