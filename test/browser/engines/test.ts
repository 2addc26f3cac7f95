import { test as base } from '@playwright/test'
import type { Browser } from '../drivers/browsers.ts'
import { type Launched, launch, type Tab } from '../drivers/launch.ts'

interface WorkerFixtures {
  driven: Browser
  /** Opens a page in that browser. A worker starts each browser once. */
  open(browser: Browser, javaScript?: boolean): ReturnType<Launched['open']>
}

/** A test with a tab of the project's browser, which follows Playwright's `javaScriptEnabled`. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  driven: ['chromium', { option: true, scope: 'worker' }],
  open: [
    async ({ browserName: _ }, use) => {
      const launched = new Map<string, Launched>()
      await use(async (name, javaScript = true) => {
        const key = `${name} ${javaScript}`
        const browser = launched.get(key) ?? (await launch(name, javaScript))
        launched.set(key, browser)
        return browser.open()
      })
      for (const browser of launched.values()) await browser.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ driven, open, javaScriptEnabled }, use) => {
    await use((await open(driven, javaScriptEnabled)).tab)
  },
})
