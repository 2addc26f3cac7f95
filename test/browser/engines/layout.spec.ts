import { expect } from '@playwright/test'
import type { Tab } from '../drivers/launch.ts'
import { examples } from '../examples.ts'
import { test } from './test.ts'

// WebKit once kept the header of desktops when a window became narrow. Windows of WebKitGTK are at least 447 px wide.
const widths = [1280, 448]

/** Measures the page after all its pictures have loaded. */
function measure(tab: Tab) {
  return tab.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // After a change of size a picture may have another source.
    await frame()
    await frame()
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
    // After a change of size, some of it may come a few frames later, and until another source of a picture is there,
    // Firefox keeps the proportions of the last.
    const heightNow = () => document.documentElement.scrollHeight
    let height = 0
    while (height !== heightNow() || pictures.some(({ complete }) => !complete)) {
      height = heightNow()
      for (let frames = 0; frames < 4; frames += 1) await frame()
    }
    return {
      height,
      header: [...document.querySelectorAll('header nav, header [popovertarget]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label')),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src),
      hasTypefaces: [...document.fonts].some(({ status }) => status === 'loaded'),
    }
  })
}

async function measureAt(tab: Tab, url: string) {
  const sizes: Awaited<ReturnType<typeof measure>>[] = []
  for (const [place, width] of widths.entries()) {
    await tab.setViewport({ width, height: 900 })
    if (place === 0) await tab.goto(url)
    sizes.push(await measure(tab))
  }
  return sizes
}

for (const path of [...examples, '/no-such-page']) {
  test(`${path} is laid out as in Chromium on a desktop and a phone`, async ({ open, driven, baseURL }) => {
    const { tab, complaints } = await open(driven)
    const reference = await open('chromium')
    const [sizes, references] = await Promise.all(
      [tab, reference.tab].map((each) => measureAt(each, baseURL + path)),
    )
    for (const [place, width] of widths.entries()) {
      const [size, inChromium] = [sizes?.[place], references?.[place]]
      const { header } = inChromium ?? {}
      expect.soft(size, `${width} px`).toMatchObject({ header, sideways: 0, broken: [], hasTypefaces: true })
      const ratio = Number(size?.height) / Number(inChromium?.height)
      expect.soft(Math.abs(ratio - 1), `height at ${width} px`).toBeLessThanOrEqual(0.04)
    }
    // WebKitGTK hands out no console.
    const expected = path === '/no-such-page' ? [`404: there is no page at ${path}`] : []
    expect(complaints).toEqual(driven === 'firefox' ? expected : [])
  })
}
