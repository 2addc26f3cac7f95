import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { parse } from 'node-html-parser'
import { options } from '../../../src/content/filter-options.ts'
import type { Tab } from '../drivers/tab.ts'
import { becomes, click, focus, tap } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

// What works without the script still works when the script arrives, whatever is between the server and the browser.

/** Changes each text of a page, or each control. */
function edited(html: string, edit: (root: ReturnType<typeof parse>) => void): string {
  const root = parse(html)
  edit(root)
  return `<!DOCTYPE html>${root}`
}
const texts = /(?<=<(?:a|b|p|span|summary|h\d)\b[^<]*>)[^<>]*\p{L}[^<>]*/gu

/** What becomes of the request for React's file: how late it is answered, and with what instead of the file. */
const answers = {
  'is there': { late: 0 },
  'is late': { late: 700 },
  'is missing': { late: 0, status: 404, body: '' },
  throws: { late: 0, status: 200, body: "export const hydrate = () => { throw new Error('broken') }" },
}

const actions = {
  click,
  tap,
  key: async (tab: Tab, selector: string) => {
    await focus(tab, selector)
    await tab.keyboard.press('Enter')
  },
}

/** What is changed in a page, how, what becomes of React's file, and how the visitor uses the control. */
const changes: [string, (html: string) => string, keyof typeof answers, keyof typeof actions][] = [
  ['as it was written', (html) => html, 'throws', 'tap'],
  [
    'translated, each text in an element',
    (html) => html.replace(texts, '<font><font>«$&»</font></font>'),
    'is late',
    'click',
  ],
  ['with other texts', (html) => html.replace(texts, '«$&»'), 'is missing', 'key'],
  ['with space between all tags', (html) => html.replaceAll('><', '>\n <'), 'is late', 'tap'],
  [
    'without comments and quotes',
    (html) => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/(?<=<[^>]* [\w-]+=)"([\w/-]+)"/g, '$1'),
    'is there',
    'click',
  ],
  [
    'with elements and attributes of an extension',
    (html) =>
      edited(html, (root) => {
        for (const island of root.querySelectorAll('[data-island], [data-served], details')) {
          island.insertAdjacentHTML('afterbegin', '<i data-ext></i><!-- ext -->')
        }
        for (const control of root.querySelectorAll('a, button, summary'))
          control.setAttribute('data-ext', '1')
      }),
    'is there',
    'key',
  ],
]

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

for (const [changed, change, react, how] of changes) {
  test(`a page ${changed} works when React ${react}, by ${how}`, async ({ tab, baseURL }) => {
    const { late, ...instead } = answers[react]
    let requests = 0
    const { origin, close } = await serverBetween(String(baseURL), async ({ url = '' }, reply) => {
      if (!url.includes('/hydrate-')) return change
      requests += 1
      await setTimeout(late)
      if (!('status' in instead)) return undefined
      reply.writeHead(instead.status, { 'Content-Type': 'text/javascript' }).end(instead.body)
      return true
    })
    const has = (selector: string) =>
      tab.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
    const isFocused = () => tab.evaluate(() => document.activeElement?.hasAttribute('data-focused'))
    await tab.setViewport({ width: 480, height: 844 })
    for (const [path, control, opened, next, then] of islands) {
      requests = 0
      await tab.goto(origin + path)
      await tab.evaluate(errorsOfPage)
      await actions[how](tab, control)
      await becomes(() => has(opened), true)
      await tab.evaluate(() => document.activeElement?.setAttribute('data-focused', ''))
      if ('status' in instead) await becomes(async () => requests > 0, true)
      else await becomes(() => has('[data-state=hydrated]'), true)
      // What React does to the page, it does within some frames.
      await setTimeout(150)
      expect([await has(opened), await isFocused()], path).toEqual([true, true])
      if (!('status' in instead)) expect(await tab.evaluate(errorsOfPage), path).toEqual([])
      await click(tab, next)
      await becomes(() => has(then), true)
      expect(requests, path).toBeLessThanOrEqual(3)
    }
    close()
  })
}
