import puppeteer from 'puppeteer-core'
import { type Browser, pathOf } from './browsers.ts'
import type { Tab } from './tab.ts'
import { launchWebkitGtk } from './webkit-gtk.ts'

export interface Launched {
  /** Its one page, and what the console of it says, which grows; WebKitGTK's says nothing. */
  open(): Promise<{ tab: Tab; complaints: string[] }>
  close(): Promise<void>
}

/** What today's browsers are told to do without, since Firefox 132 and Safari 17.4 did not have it. */
const newer = {
  firefox: { 'layout.css.anchor-positioning.enabled': false, 'dom.viewTransitions.enabled': false },
  webkit: '-CSSAnchorPositioning,-ViewTransitions,-CrossDocumentViewTransitions,-ScrollDrivenAnimations',
}

/** Starts a browser. Throws when it is not here. */
export async function launch({ engine, minimum }: Browser, javaScript = true): Promise<Launched> {
  const executablePath = pathOf({ engine, minimum })
  if (!executablePath) throw new Error(`There is no ${engine}`)
  if (engine === 'webkit') {
    // Out of its back/forward cache, a page without JavaScript now and then never answers a driver's script.
    const only = ['javascript', 'page-cache'].map((setting) => `--enable-${setting}=${javaScript}`)
    const args = ['--automation', ...only]
    return await launchWebkitGtk(executablePath, minimum ? [...args, `--features=${newer.webkit}`] : args)
  }
  const browser = await (engine === 'firefox'
    ? puppeteer.launch({
        browser: 'firefox',
        executablePath,
        // A scrollbar with a width of its own would make another layout than the other engines'.
        extraPrefsFirefox: {
          'ui.useOverlayScrollbars': 1,
          'javascript.enabled': javaScript,
          ...(minimum && newer.firefox),
        },
      })
    : // Puppeteer loses the page that a prerendered one replaces.
      puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-features=Prerender2'] }))
  const open = async () => {
    // A new one instead of the last: Puppeteer waits for ever for the next page of a Firefox that has gone back.
    const [last] = await browser.pages()
    const tab = await browser.newPage()
    await last?.close()
    if (engine === 'chromium') await tab.setJavaScriptEnabled(javaScript)
    // Chooses a version that gets no traffic of its own: scripts/release.ts.
    const version = process.env['VERSION']
    if (version) await tab.setExtraHTTPHeaders({ 'Cloudflare-Workers-Version-Overrides': version })
    const complaints: string[] = []
    tab.on('console', (message) => complaints.push(message.text()))
    tab.on('pageerror', (error) => complaints.push(String(error)))
    return { tab, complaints }
  }
  return { open, close: () => browser.close() }
}
