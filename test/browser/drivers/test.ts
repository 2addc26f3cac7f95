import { test as base } from '@playwright/test'
import type { Browser } from './browsers.ts'
import { type Launched, launch } from './launch.ts'
import type { Tab } from './tab.ts'

interface WorkerFixtures {
  driven: Browser
  /** A page in that browser or another, with JavaScript or without; a worker starts each once. */
  open(browser: Browser, javaScript?: boolean): ReturnType<Launched['open']>
}

export const chromium: Browser = { engine: 'chromium', minimum: false }

/** A test in the project's browser; `javaScriptEnabled` holds for it too. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  driven: [chromium, { option: true, scope: 'worker' }],
  open: [
    async ({ browserName: _ }, use) => {
      const all = new Map<string, Promise<Launched>>()
      await use(async (...wanted) => {
        const key = JSON.stringify(wanted)
        const found = all.get(key) ?? launch(...wanted)
        all.set(key, found)
        return (await found).open()
      })
      for (const each of all.values()) await (await each).close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ driven, open, javaScriptEnabled }, use) => {
    await use((await open(driven, javaScriptEnabled)).tab)
  },
})
