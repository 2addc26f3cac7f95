import { expect } from '@playwright/test'
import { examples } from '../examples.ts'
import { brokenPictures } from '../visit.ts'
import { test } from './test.ts'

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
    }
  })
}
