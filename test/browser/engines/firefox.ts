import puppeteer from 'puppeteer-core'
import type { Engine, Launch } from './engine.ts'

/** What Firefox 132 did not have. */
const newer = [
  'layout.css.anchor-positioning.enabled',
  'dom.viewTransitions.enabled',
  'dom.dialog.light-dismiss.enabled',
]

export function firefoxPreferences({ colorScheme = 'light', floor = false }: Launch) {
  return {
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    // A scrollbar with a width of its own would make another layout than the other engines'.
    'ui.useOverlayScrollbars': 1,
    ...(floor && Object.fromEntries(newer.map((name) => [name, false]))),
  }
}

/** The system's Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(executablePath: string, launch: Launch): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: firefoxPreferences(launch),
  })
  const page = await browser.newPage()
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
