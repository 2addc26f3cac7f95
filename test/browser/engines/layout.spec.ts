import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { launchEngine } from './engines.ts'
import { complaintsOf, test } from './test.ts'

/** One page of each kind. */
const pages = [
  '/',
  '/about',
  '/process',
  '/industries',
  '/industries/fintech',
  '/services/custom-development',
  '/services/ai-automation',
  '/mobile-app-development',
  '/hire-experts',
  '/portfolio',
  '/contact',
  '/case-studies/payflow-gateway',
  '/privacy',
  '/no-such-page',
]

// WebKitGTK's windows are never narrower than 447.
const widths = { phone: 448, desktop: 1280 }

/** What the page came to, once every picture of it has been asked for. */
async function measure(engine: Engine) {
  return await engine.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
    return {
      height: document.documentElement.scrollHeight,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src),
      typefaces: ['600 1rem "Special Gothic"', '500 1rem "Martian Mono"'].map((face) =>
        document.fonts.check(face),
      ),
    }
  })
}

let chromium: Engine

test.beforeAll(async () => {
  chromium = await launchEngine('chromium')
})
test.afterAll(() => chromium.close())

for (const [name, width] of Object.entries(widths)) {
  for (const path of pages) {
    test(`${path} is laid out as in Chromium on a ${name}`, async ({ engine, front, visit }) => {
      await engine.resize(width, 900)
      await visit(path)
      const page = await measure(engine)
      const complaints = await complaintsOf(engine)
      await chromium.resize(width, 900)
      await chromium.open(front.url + path)
      const { height } = await measure(chromium)

      expect(page).toMatchObject({ sideways: 0, broken: [], typefaces: [true, true] })
      expect(Math.abs(page.height / height - 1)).toBeLessThanOrEqual(0.04)
      expect(complaints).toEqual(path === '/no-such-page' ? [`404: there is no page at ${path}`] : [])
    })
  }
}
