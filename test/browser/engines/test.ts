import { test as base } from '@playwright/test'
import type { Browser } from '../drivers/browsers.ts'
import { launch } from '../drivers/launch.ts'
import type { Launched, Tab } from '../drivers/tab.ts'

/** A test with a tab of the project's browser, which follows Playwright's `javaScriptEnabled`. */
export const test = base.extend<{ tab: Tab }, { driven: Browser; running: Map<boolean, Launched> }>({
  driven: ['chromium', { option: true, scope: 'worker' }],
  // The browsers by whether JavaScript is enabled. A worker starts each of them once.
  running: [
    async ({ browserName: _ }, use) => {
      const running = new Map<boolean, Launched>()
      await use(running)
      for (const browser of running.values()) await browser.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ driven, running, javaScriptEnabled }, use) => {
    const javaScript = javaScriptEnabled ?? true
    const browser = running.get(javaScript) ?? (await launch(driven, javaScript))
    running.set(javaScript, browser)
    const tab = await browser.open()
    await tab.setViewport({ width: 1280, height: 800 })
    await use(tab)
  },
})
