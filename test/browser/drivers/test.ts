import { test as base } from '@playwright/test'
import type { Browser } from './browsers.ts'
import { type Launched, launch } from './launch.ts'
import type { Tab } from './tab.ts'

interface WorkerFixtures {
  /** The project's browser. */
  driven: Browser
  /** Hands out that browser or another, with JavaScript or without; a worker starts each once. */
  launched(browser: Browser, javaScript?: boolean): Promise<Launched>
}

export const chromium: Browser = { engine: 'chromium', minimum: false }

/** A test in the project's browser; `javaScriptEnabled` holds for it too. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  driven: [chromium, { option: true, scope: 'worker' }],
  launched: [
    async ({ browserName: _ }, use) => {
      const all = new Map<string, Promise<Launched>>()
      await use((browser, javaScript = true) => {
        const key = JSON.stringify([browser, javaScript])
        const found = all.get(key) ?? launch(browser, javaScript)
        all.set(key, found)
        return found
      })
      for (const each of all.values()) await (await each).close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ driven, launched, javaScriptEnabled }, use) => {
    await use((await launched(driven, javaScriptEnabled)).tab)
  },
})
