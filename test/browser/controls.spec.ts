import { readFileSync } from 'node:fs'
import { type CDPSession, expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { options } from '../../src/content/filter-options.ts'
import { exampleOf } from './examples.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The states in which a link, a button or a summary can be. */
const states = [['hover'], ['focus', 'focus-visible', 'active']]

const controls = 'a, button, summary'

/** Puts all links, buttons and summaries into a state. */
async function force(client: CDPSession, state: string[]): Promise<void> {
  const { root } = await client.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  })
  for (const nodeId of nodeIds)
    await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state })
}

const filtered = `/portfolio?${options.industries.at(-1)?.query}`

const pages = [filtered, '/', '/contact', ...(['Case study', 'Service', 'Industry'] as const).map(exampleOf)]

for (const path of pages) {
  test(`${path} has enough contrast in each state of its controls`, async ({ page, context }) => {
    await page.goto(path)
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('main details')) group.setAttribute('open', '')
    })
    await page.evaluate(axeSource)
    const client = await context.newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const state of states) {
        await force(client, state)
        const { violations }: AxeResults = await page.evaluate(
          `axe.run('${controls}', { runOnly: ['color-contrast'] })`,
        )
        const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))
        expect.soft(found, `${state.join(' and ')}, ${colorScheme}`).toEqual([])
      }
    }
  })
}

test('what is current differs from its neighbours when colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [path, list] of [
    [filtered, '[data-island=ListboxKeys] > * > ul a'],
    [filtered, 'header nav > ul > li > :is(a, button)'],
    [filtered, '#mobile-menu nav > a'],
    ['/about', 'header ul[popover]:has([aria-current]) a'],
    ['/about', '#mobile-menu details:has([aria-current]) a'],
  ] as const) {
    await page.goto(path)
    const marks = await page.locator(list).evaluateAll((all) =>
      all.map((each) => {
        const { textDecorationLine, borderLeftWidth, borderRightWidth } = getComputedStyle(each)
        const isMarked = textDecorationLine !== 'none' || borderLeftWidth !== borderRightWidth
        return [each.hasAttribute('aria-current'), isMarked]
      }),
    )
    expect(marks, list).toContainEqual([true, true])
    for (const [isCurrent, isMarked] of marks) expect(isMarked, list).toBe(isCurrent)
  }
})
