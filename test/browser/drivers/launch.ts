import { type Browser, pathOf } from './browsers.ts'
import { launchPuppeteer } from './puppeteer.ts'
import type { Launched } from './tab.ts'
import { launchWebkit } from './webkit.ts'

/** Starts a browser by the program that can drive it. Throws if the browser is not installed. */
export async function launch(browser: Browser, javaScript: boolean): Promise<Launched> {
  const path = pathOf(browser)
  if (!path) throw new Error(`There is no ${browser}`)
  if (browser === 'webkit') return launchWebkit(path, javaScript)
  return launchPuppeteer(browser === 'firefox' ? 'firefox' : 'chrome', path, javaScript)
}
