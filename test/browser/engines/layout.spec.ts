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
const widths = [448, 1280]

/** What the page came to, once every picture of it has been asked for. */
async function measure(engine: Engine) {
  return await engine.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // After a change of size a picture may have another source.
    await frame()
    await frame()
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    // On a phone, later bands and their articles are laid out only now, one after the other.
    const waits = (part: Element) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto'
    while ([...document.querySelectorAll('main :is(section, article)')].some(waits)) await frame()
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

/** The page at each width, in one visit. */
async function measureAt(engine: Engine, url: string) {
  const sizes: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const [place, width] of widths.entries()) {
    await engine.resize(width, 900)
    if (place === 0) await engine.open(url)
    sizes[`${width} px`] = await measure(engine)
  }
  return sizes
}

for (const path of pages) {
  test(`${path} is laid out as in Chromium on a phone and a desktop`, async ({ engine, front, visit: _ }) => {
    const [sizes, reference] = await Promise.all(
      [engine, chromium].map((each) => measureAt(each, front.url + path)),
    )
    const complaints = await complaintsOf(engine)
    for (const [width, page] of Object.entries(sizes ?? {})) {
      expect.soft(page, width).toMatchObject({ sideways: 0, broken: [], typefaces: [true, true] })
      const height = reference?.[width]?.height ?? Number.NaN
      expect.soft(Math.abs(page.height / height - 1), `height at ${width}`).toBeLessThanOrEqual(0.04)
    }
    expect(Object.keys(sizes ?? {})).toHaveLength(widths.length)
    expect(complaints).toEqual(path === '/no-such-page' ? [`404: there is no page at ${path}`] : [])
  })
}
