import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine, Launch } from './engine.ts'

/** A browser that Playwright drives: Chromium, and its own builds of the others. */
export async function launchWithPlaywright(
  type: BrowserType,
  { colorScheme = 'light', floor = false }: Launch,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ colorScheme, bypassCSP: floor })
  /** A page that is being left answers nothing; the next one does. */
  const evaluate: Engine['evaluate'] = async (run, argument) => {
    try {
      return await page.evaluate(run as never, argument as never)
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error
      await page.waitForLoadState('domcontentloaded')
      return await evaluate(run, argument)
    }
  }
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate,
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
