import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine, Launch } from './engine.ts'

/** A browser that Playwright drives: Chromium, and its own builds of the others. */
export async function launchWithPlaywright(
  type: BrowserType,
  { colorScheme = 'light' }: Launch,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ colorScheme })
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
