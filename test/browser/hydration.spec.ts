import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { awake, desktop, phone, stir } from './islands.ts'

const kilobyte = 1024

/** Our scripts that the page has fetched so far: name and source. */
function scriptsOf(page: Page) {
  const scripts: { url: string; body: Promise<string> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push({ url: response.url(), body: response.text() })
    }
  })
  return scripts
}

test.describe('before the first intent', () => {
  test('a page without an island to wake downloads no React', async ({ page }) => {
    await page.setViewportSize(desktop)
    const scripts = scriptsOf(page)
    for (const path of ['/', '/about', '/industries/fintech', '/case-studies/payflow-gateway'] as const) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    expect(new Set(scripts.map(({ url }) => url)).size).toBe(1)
  })

  for (const viewport of [phone, desktop]) {
    test(`our script is at most 2 KB gzip at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const scripts = scriptsOf(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      const sizes = await Promise.all(
        scripts.map(async ({ body }) => gzipSync(await body, { level: 9 }).length),
      )
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * kilobyte)
    })
  }

  test('nothing of React is fetched for the filter until somebody is there', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/portfolio', { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await stir(page)
    await awake(page, 'PortfolioFilter')
    expect(scripts.length).toBeGreaterThan(1)
  })

  test('nothing of React is fetched for the questions on the contact page', async ({ page }) => {
    await page.setViewportSize(desktop)
    const scripts = scriptsOf(page)
    await page.goto('/contact', { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await page.locator('[data-island=Accordion] summary').first().hover()
    await awake(page, 'Accordion')
    expect(scripts.length).toBeGreaterThan(1)
  })
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`questions, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('open one at a time, by mouse and by keyboard', async ({ page }) => {
      await page.goto('/contact')
      const questions = page.locator('[data-island=Accordion] details')
      await questions.nth(0).locator('summary').click()
      await expect(questions.nth(0)).toHaveAttribute('open', '')
      await questions.nth(2).locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(questions.nth(2)).toHaveAttribute('open', '')
      await expect(questions.nth(0)).not.toHaveAttribute('open')
      await page.keyboard.press('Enter')
      await expect(questions.nth(2)).not.toHaveAttribute('open')
    })
  })
}

test('an island is awake when its effects have run, and then no longer waits for a sign', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    let following = 0
    EventTarget.prototype.addEventListener = function (type: string, ...rest) {
      if (type === 'popstate') following += 1
      addEventListener.call(this, type, ...rest)
    }
    addEventListener.call(document, 'DOMContentLoaded', () => {
      const island = document.querySelector<HTMLElement>('[data-island=PortfolioFilter]')
      const before = document.body.dataset
      new MutationObserver(() => {
        // One by what wakes it, one by the filter's effect.
        if (island?.dataset['state'] === 'awake') before['following'] = `${following}`
      }).observe(island ?? document, { attributes: true })
    })
  })
  const session = await page.context().newCDPSession(page)
  async function signs(): Promise<number> {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    return listeners.filter(({ type }) => type === 'touchstart').length
  }
  await page.goto('/portfolio')
  const before = await signs()
  await stir(page)
  await awake(page, 'PortfolioFilter')
  await expect(page.locator('body')).toHaveAttribute('data-following', '2')
  expect(await signs()).toBe(before - 1)
})

test('one question is open at a time in a browser that does not know the rule', async ({ page }) => {
  await page.goto('/contact')
  const questions = page.locator('[data-island=Accordion] details')
  await questions.evaluateAll((all) => {
    for (const each of all) each.removeAttribute('name')
  })
  await questions.nth(0).locator('summary').hover()
  await awake(page, 'Accordion')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open', '')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})
