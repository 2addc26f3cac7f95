import puppeteer, { type Page } from 'puppeteer-core'
import { type Browser, pathOf } from './browsers.ts'
import { launchWebkit } from './webkit.ts'

/** The part of Puppeteer's page that all drivers offer. Sizes are in CSS pixels. */
export interface Tab extends Pick<Page, 'evaluate'> {
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  mouse: Pick<Page['mouse'], 'click' | 'move' | 'down' | 'up'>
  /** It is left out by the driver of WebKitGTK, which cannot touch. */
  touchscreen?: Pick<Page['touchscreen'], 'tap'>
  keyboard: { press(key: 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'Home' | 'Tab'): Promise<void> }
}

export interface Launched {
  open(): Promise<Tab>
  close(): Promise<void>
}

/** Starts a browser. Throws if it is not installed. */
export async function launch(browser: Browser, javaScript: boolean): Promise<Launched> {
  const executablePath = pathOf(browser)
  if (!executablePath) throw new Error(`There is no ${browser}`)
  if (browser === 'webkit') return launchWebkit(executablePath, javaScript)
  const isFirefox = browser === 'firefox'
  const launched = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
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
    return tab
  }
  return { open, close: () => launched.close() }
}
