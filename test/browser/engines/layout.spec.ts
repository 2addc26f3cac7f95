import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Tab } from '../drivers/tab.ts'
import { examples } from '../examples.ts'
import { brokenPictures } from '../visit.ts'
import { test } from './test.ts'

/**
 * Returns the texts of the headings that have a place on the page, but that the browser did not paint there. In a picture of the
 * window, the place of such a heading has only one colour.
 */
async function unpaintedHeadings(tab: Tab): Promise<unknown[]> {
  const unpainted: unknown[] = []
  for (let index = 0; ; index += 1) {
    const heading = await tab.evaluate(async (at) => {
      // Headings that only screen readers get are one pixel high. Nobody sees them, so they are left out.
      const shown = [...document.querySelectorAll('main h2')].filter(({ clientHeight }) => clientHeight > 1)
      const { [at]: element } = shown
      if (!element) return undefined
      element.scrollIntoView({ block: 'center' })
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x = 0, y = 0, wide = 0, high = 0] = [left, top, width, height].map(Math.floor)
      return { text: element.textContent, box: { left: x, top: y, width: wide, height: high } }
    }, index)
    if (!heading) return unpainted
    const part = sharp(await tab.screenshot()).extract(heading.box)
    if (new Set(await part.greyscale().raw().toBuffer()).size < 2) unpainted.push(heading.text)
  }
}

for (const path of [...examples, '/no-such-page']) {
  test(`${path} is laid out for a desktop and a phone`, async ({ tab, baseURL }) => {
    await tab.goto(baseURL + path)
    // Windows of WebKitGTK are at least 447 px wide. WebKit once kept the header of desktops when the window became narrow.
    for (const [width, isDesktop] of [
      [1280, true],
      [448, false],
    ] as const) {
      await tab.setViewport({ width, height: 800 })
      const measured = await tab.evaluate(async () => {
        // After a change of size a picture may have another source.
        for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
        await document.fonts.ready
        const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility()
        return {
          links: isVisible('header nav'),
          menuButton: isVisible('header [popovertarget=mobile-menu]'),
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          hasTypefaces: [...document.fonts].some(({ status }) => status === 'loaded'),
        }
      })
      const broken = await tab.evaluate(brokenPictures)
      expect
        .soft({ ...measured, broken }, `${width} px`)
        .toEqual({ links: isDesktop, menuButton: !isDesktop, sideways: 0, broken: [], hasTypefaces: true })
      expect.soft(await unpaintedHeadings(tab), `${width} px`).toEqual([])
    }
  })
}
