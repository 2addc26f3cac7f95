import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { thirdParties } from '../../src/content/third-parties.ts'

export const phone = { width: 390, height: 844 }

/** Waits until React has taken over the island. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-state', 'hydrated')
}

/** The companies that `third-parties.ts` allows. */
const known: readonly string[] = Object.values(thirdParties).flat()

/**
 * Collects the messages in the console, where Chromium also reports what failed to load and what the policy blocked, the
 * requests to other sites, and the requested scripts. All lists grow during the visit.
 */
export function listen(page: Page, origin: string) {
  const complaints: string[] = []
  const elsewhere: string[] = []
  const scripts: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // Their servers may not answer where the tests run.
    if (!known.includes(URL.parse(url)?.origin ?? '')) complaints.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin: asked, protocol, pathname } = new URL(request.url())
    if (![origin, ...known].includes(asked) && protocol !== 'data:') elsewhere.push(request.url())
    if (asked === origin && pathname.endsWith('.js')) scripts.push(pathname)
  })
  return { complaints, elsewhere, scripts }
}

/** Sets the size of the window, and waits until the page is laid out for it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
}

// The functions below run in the page: `page.evaluate` calls them there.

/** The number of running animations, and of boxes that may have a transition, and how the page scrolls to a place within it. */
export const motion = () => [
  document.getAnimations().length,
  ['', '::before', '::after'].flatMap((part) =>
    [...document.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each, part).transitionProperty !== 'none',
    ),
  ).length,
  getComputedStyle(document.documentElement).scrollBehavior,
]

/** Adds rules in a way that the policy allows. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** The stylesheet with the rules of all pages, from which the build takes those of each kind. */
export const allStyles = () => readFileSync(globSync('dist/client/assets/site-*.css')[0] ?? '', 'utf8')

/** Waits for every picture, and returns the addresses of broken ones. */
export async function brokenPictures(): Promise<string[]> {
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
}
