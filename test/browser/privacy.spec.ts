import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'
import { phone } from './islands.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Notes what the page's content security policy has had to stop. */
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} stopped ${blockedURI}`)
    })
  })
}

/** All that a site can leave in a browser. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

test.describe('a visit', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' } as object)

  for (const path of [...paths, '/no-such-page']) {
    test(`of ${path} goes nowhere else, leaves nothing, breaks no rule`, async ({
      page,
      context,
      baseURL,
    }) => {
      const elsewhere: string[] = []
      const complaints: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url())
      })
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await watchPolicy(page)
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await page.waitForLoadState('networkidle')

      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await traces(page)).toEqual({
        cookie: '',
        local: 0,
        session: 0,
        databases: [],
        caches: [],
        workers: 0,
      })
      expect(await page.evaluate(() => window.violations)).toEqual([])
      // Chromium itself reports the status of a missing page.
      const own = path === '/no-such-page' ? [expect.stringContaining(`status of 404`)] : []
      expect(complaints).toEqual(own)
    })
  }
})

test('the stylesheet of the build applies, and no other', async ({ page }) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length > 0))
  await watchPolicy(page)
  await page.goto('/about')
  expect(await rules()).toEqual([true])
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
    'Special Gothic',
  )
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</style>', 'p{color:red}</style>')
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  expect(await rules()).toEqual([])
  expect(await page.evaluate(() => window.violations)).toEqual(['style-src-elem stopped inline'])
})

test('a drawing that is opened by itself keeps its colours', async ({ page }) => {
  const assets = new URL('../../dist/client/assets/', import.meta.url)
  await watchPolicy(page)
  let coloured = 0
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.svg') || !(await readFile(new URL(name, assets), 'utf8')).includes('<style'))
      continue
    await page.goto(`/assets/${name}`)
    expect(await page.evaluate(() => window.violations), name).toEqual([])
    expect(await page.evaluate(() => document.styleSheets.length), name).toBeGreaterThan(0)
    coloured++
  }
  expect(coloured).toBeGreaterThan(0)
})
