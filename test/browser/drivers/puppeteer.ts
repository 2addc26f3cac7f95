import puppeteer from 'puppeteer-core'
import type { Launched, Tab } from './tab.ts'

/** Starts Firefox, or Chromium of any version. */
export async function launchPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  javaScript: boolean,
): Promise<Launched> {
  const isFirefox = browser === 'firefox'
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    // Puppeteer loses a page that a prerendered one replaces.
    args: isFirefox ? [] : ['--no-sandbox', '--disable-features=Prerender2'],
    // A scrollbar that takes space would change the layout.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1, 'javascript.enabled': javaScript },
  })
  const open = async () => {
    // Each test gets a new page: after going back, Puppeteer waits forever for Firefox's next page.
    const earlier = await launched.pages()
    const tab = await launched.newPage()
    // A page that is just being left may never say that it has closed.
    for (const page of earlier) void page.close().catch(() => {})
    if (!isFirefox) await tab.setJavaScriptEnabled(javaScript)
    return tab as Tab
  }
  return { open, close: () => launched.close() }
}
