import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Notes what the page's content security policy has had to stop. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} stopped ${blockedURI}`)
    })
  })
}

/** What a visit says in the console, and the requests that fail or leave the site: both lists grow with it. */
export function listen(page: Page, origin: string): { complaints: string[]; elsewhere: string[] } {
  const complaints: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => {
    // A picture may have another source at another width: the browser itself gives the first up.
    const isDropped =
      request.resourceType() === 'image' && request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isDropped) complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:') elsewhere.push(request.url())
  })
  return { complaints, elsewhere }
}

/** All that a site can leave in a browser, but for cookies. */
export function traces(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

/** By how many pixels the page is wider than the window at this width, once it has had half a second to settle. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async () => {
    await document.fonts.ready
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    for (let frame = 0; frame < 2 || (frame < 30 && overflow() > 0); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return overflow()
  })
}

/**
 * Sets the text to twice its size, as a visitor's own setting does. The page's policy stops styles in its
 * markup; a stylesheet that a script has made is not among them.
 */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
}

/** Classes that mark an element for another rule or for a test, and draw nothing themselves. */
const hooks = ['group', 'steps']

/** The classes on the page that no stylesheet has. */
export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(async (hooks) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const linked = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const inline = [...document.querySelectorAll('style')].map((style) => style.textContent)
    const styles = [...inline, ...linked].join('')
    const names = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    )
    return [...names].filter((name) => !hooks.includes(name) && !styles.includes(`.${CSS.escape(name)}`))
  }, hooks)
}

/** Goes to the end of the page, waits for every picture on the way, and names those that cannot be shown. */
export function readToTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    for (const picture of document.images) picture.loading = 'eager'
    const sources = [...document.images].map((picture) =>
      picture.decode().then(
        () => [],
        () => [picture.src],
      ),
    )
    return (await Promise.all(sources)).flat()
  })
}
