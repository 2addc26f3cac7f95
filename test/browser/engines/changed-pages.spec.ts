import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { parse } from 'node-html-parser'
import { options } from '../../../src/content/filter-options.ts'
import type { Tab } from '../drivers/tab.ts'
import { becomes, click, focus } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

// What works without the script still works when the script arrives, whatever is between the server and the browser.

/** Changes a page in the ways of translators, extensions and proxies: they add elements and attributes, and remove comments. */
function changed(html: string): string {
  const root = parse(html)
  for (const island of root.querySelectorAll('[data-island], [data-served], details'))
    island.insertAdjacentHTML('afterbegin', '<i data-ext></i>')
  for (const control of root.querySelectorAll('a, button, summary')) control.setAttribute('data-ext', '1')
  return `<!DOCTYPE html>${root}`
    .replace(/(?<=<(?:a|b|p|span|summary|h\d)\b[^<]*>)[^<>]*\p{L}[^<>]*/gu, '<font><font>«$&»</font></font>')
    .replaceAll('><', '>\n <')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(?<=<[^>]* [\w-]+=)"([\w/-]+)"/g, '$1')
}

async function press(tab: Tab, selector: string): Promise<void> {
  await focus(tab, selector)
  await tab.keyboard.press('Enter')
}

/** What becomes of the request for React's file, how the visitor uses a control, and after how many ms what is answered. */
const answers = [
  ['is late', click, 700, 200],
  ['is missing', press, 0, 404],
] as const

const option = `[data-island=ListboxKeys] details a[href*="?${options.categories[1]?.query}#"]`

/** A page with each island, its control, what there is after its first use, what is clicked then, and what there is in the end. */
const islands = [
  [
    '/about',
    '[popovertarget=mobile-menu]',
    '#mobile-menu:popover-open',
    '#mobile-menu summary',
    '#mobile-menu details[open]',
  ],
  [
    '/contact',
    'details[name=faq] summary',
    'details[name=faq][open]',
    'details[name=faq]:last-of-type summary',
    'details[name=faq]:last-of-type[open]',
  ],
  [
    '/portfolio',
    '[data-island=ListboxKeys] summary',
    '[data-island=ListboxKeys] details[open]',
    option,
    `details:not([open]) ${option.replace('[data-island=ListboxKeys] details ', '')}[aria-current=true]`,
  ],
] as const

/** Errors in the page, from now on. Runs in the page, once to begin and once to ask. */
function errorsOfPage(): string[] {
  const page = window as unknown as { errors?: string[] }
  if (page.errors) return page.errors
  const errors: string[] = []
  page.errors = errors
  console.error = (...all: unknown[]) => errors.push(all.join())
  for (const event of ['error', 'unhandledrejection'])
    addEventListener(event, (fault) => errors.push(String(fault)))
  return errors
}

for (const [react, use, late, status] of answers) {
  test(`a changed page works when React ${react}, by ${use.name}`, async ({ tab, baseURL }) => {
    let requests = 0
    const { origin, close } = await serverBetween(String(baseURL), async ({ url = '' }, reply) => {
      if (!url.includes('/hydrate-')) return changed
      requests += 1
      await setTimeout(late)
      if (status === 404) reply.writeHead(status).end()
      return status === 404 || undefined
    })
    const has = (selector: string) =>
      tab.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
    const isFocused = () => tab.evaluate(() => document.activeElement?.hasAttribute('data-focused'))
    await tab.setViewport({ width: 480, height: 844 })
    for (const [path, control, opened, next, then] of islands) {
      requests = 0
      await tab.goto(origin + path)
      await tab.evaluate(errorsOfPage)
      await use(tab, control)
      await becomes(() => has(opened), true)
      await tab.evaluate(() => document.activeElement?.setAttribute('data-focused', ''))
      if (status === 404) await becomes(async () => requests > 0, true)
      else await becomes(() => has('[data-state=hydrated]'), true)
      // What React does to the page, it does within some frames.
      await setTimeout(150)
      expect([await has(opened), await isFocused()], path).toEqual([true, true])
      if (status === 200) expect(await tab.evaluate(errorsOfPage), path).toEqual([])
      await click(tab, next)
      await becomes(() => has(then), true)
      expect(requests, path).toBeLessThanOrEqual(3)
    }
    close()
  })
}
