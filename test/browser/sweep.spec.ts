import { readFileSync } from 'node:fs'
import { type CDPSession, chromium, expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { options } from '../../src/content/portfolio-filter.ts'
import { paths } from '../../src/routes.ts'
import { examples } from './examples.ts'
import { hydrated } from './visit.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** What is shown in wide windows only: hours of the chart, heads of tables, whose cells have labels on phones, and breadcrumbs beside a link back. */
const onlyWide = '[data-offices=chart] ol *, thead *, [data-back] + nav *'

// The functions below run in the page: `page.evaluate` calls them there.

/**
 * Texts that are cut off at a side of the window or by an ancestor, or that lie on another text. Text that only screen
 * readers get, decoration, and text in a part that scrolls are left out.
 */
function hardToRead(): string[] {
  const found = new Set<string>()
  const lines: { text: string; owner: Element; box: DOMRect }[] = []

  /** Between which sides a text must be. `undefined` if it may be scrolled to, or if only screen readers get it. */
  function sidesOf(owner: Element): [number, number] | undefined {
    let [left, right] = [0, document.documentElement.clientWidth]
    for (let each: Element | null = owner; each && each !== document.body; each = each.parentElement) {
      const { overflowX, position } = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      const isElsewhere = position === 'absolute' && box.right < 0
      if (/auto|scroll/.test(overflowX) || position === 'fixed' || isElsewhere) return undefined
      if (/hidden|clip/.test(overflowX))
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    }
    return [left, right]
  }

  function look(node: Node, owner: Element): void {
    const text = node.textContent?.trim().slice(0, 50) ?? ''
    const isShown = owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const sides = text && isShown && sidesOf(owner)
    if (!sides || owner.closest('.visually-hidden, script, style, [aria-hidden=true], svg')) return
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue
      if (box.left < sides[0] - 1 || box.right > sides[1] + 1) found.add(`cut off: ${text}`)
      // Boxes of lines overlap where the line height is less than one, but the letters do not.
      const space = box.height * 0.3
      box.y += space
      box.height -= 2 * space
      lines.push({ text, owner, box })
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement) look(node, node.parentElement)
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, { text, owner, box }] of lines.entries()) {
    const near = lines.slice(index + 1, index + 60).filter((other) => other.box.top < box.bottom)
    for (const other of near) {
      const isSame = owner.contains(other.owner) || other.owner.contains(owner)
      if (!isSame && box.left + 1 < other.box.right && other.box.left + 1 < box.right)
        found.add(`overlapping: ${text} | ${other.text}`)
    }
  }
  return [...found]
}

/** The words and numbers that stand on two lines, because they were too wide for one. A hyphen, dash or slash may end a line. */
function brokenWords(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg, .visually-hidden'))
      continue
    for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\u200b\u00ad\-–—/]{2,}/g) ?? []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { height } = range.getBoundingClientRect()
      const [line] = range.getClientRects()
      if (line && height > 1.5 * line.height) found.push(word)
    }
  }
  return found
}

/** The texts that are shown. */
const shownTexts = (onlyWide: string) =>
  [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((each) => !each.matches(onlyWide) && !each.closest('[popover], header'))
    .filter((each) => each.children.length === 0 && each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => each.textContent?.trim() || [])

/** Whether the focused element is inside the window, as far as it fits, and nothing covers its middle. */
function focusIsVisible(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
  const fits = height <= innerHeight
  if (left < -1 || right > innerWidth + 1) return `${name}: outside at a side`
  if (fits && (top < -1 || bottom > innerHeight + 1)) return `${name}: outside above or below`
  const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 1), innerHeight - 1)]
  const front = document
    .elementsFromPoint(x, y)
    .find((each) => getComputedStyle(each).pointerEvents !== 'none')
  // The title of a card covers the card, and has the same address as the button on it.
  const isSame = front?.closest('a')?.href === (element as HTMLAnchorElement).href
  if (front && !isSame && !element.contains(front) && !front.contains(element))
    return `${name}: covered by ${front.outerHTML.slice(0, 80)}`
  return undefined
}

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
}

const softly = expect.configure({ soft: true })

/**
 * Expects that no text is cut off or lies on another one. The page has two seconds for that, because a typeface that arrives
 * late changes the width of texts.
 */
const isReadable = (page: Page, message: string) =>
  softly.poll(() => page.evaluate(hardToRead), { message, timeout: 2000 }).toEqual([])

// The policy would refuse the styles that these tests add.
test.use({ bypassCSP: true })

const kinds = [...examples, '/no-such-page']

for (const path of kinds) {
  test(`${path} is whole and readable at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      await isReadable(page, `${width} px`)
      softly(await page.evaluate(brokenWords), `broken words at ${width} px`).toEqual([])
    }
    const texts = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      return new Set(await page.evaluate(shownTexts, onlyWide))
    }
    const [wide, narrow] = [await texts(1440), await texts(320)]
    expect
      .soft(
        [...wide].filter((text) => !narrow.has(text)),
        'missing at 320 px',
      )
      .toEqual([])
  })

  test(`every stop of the keyboard on ${path} is visible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [width, height] of [
      [640, 512],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      for (let stop = 0; stop < 200; stop += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body)) break
        await settle(page)
        expect.soft(await page.evaluate(focusIsVisible), `${width} × ${height}`).toBeUndefined()
      }
    }
  })
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} breaks no word, and can be read with wide text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const width of [320, 390, 1024, 1240]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      softly(await page.evaluate(brokenWords), `broken words at ${width} px`).toEqual([])
    }
    await page.addStyleTag({ content: textSpacing })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      await isReadable(page, `${width} px`)
    }
  })
}

test('every page can be read when the browser is set to text of 32 pixels', async ({ baseURL }, {
  project,
}) => {
  test.slow()
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const path of [...paths, '/no-such-page']) {
    await page.goto(baseURL + path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      await isReadable(page, `${path} at ${width} px`)
    }
  }
  await browser.close()
})

/** The states in which a link, a button or a summary can be. */
const states = [
  ['hover'],
  ['focus', 'focus-visible'],
  ['hover', 'active'],
  ['hover', 'focus', 'focus-visible'],
]

/** Puts all links, buttons and summaries into a state. */
async function force(client: CDPSession, state: string[]): Promise<void> {
  const { root } = await client.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary',
  })
  for (const nodeId of nodeIds)
    await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state })
}

const filtered = `/portfolio?${options.industries.at(-1)?.query}`

/** Pages with an island that changes the states of its controls. Both schemes are swept there; the others take turns. */
const withIsland = [
  [filtered, 'PortfolioFilter'],
  ['/contact', 'Accordion'],
] as const
const bothSchemes = ['light', 'dark'] as const
const others = examples.filter((path) => path !== '/contact')

for (const [path, island, schemes] of [
  ...withIsland.map((page) => [...page, bothSchemes] as const),
  ...others.map((path, index) => [path, undefined, bothSchemes.slice(index % 2, (index % 2) + 1)] as const),
]) {
  for (const colorScheme of schemes) {
    test(`${path} has enough contrast in each state of its controls, ${colorScheme}`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.locator('h1').hover()
      if (island) {
        await page.locator(`[data-island=${island}]`).scrollIntoViewIfNeeded()
        await page.locator(`[data-island=${island}] :is(summary, a)`).first().focus()
        await hydrated(page, island)
      }
      for (const group of await page.locator('main details').all())
        await group.evaluate((each) => each.setAttribute('open', ''))
      await page.evaluate(axeSource)
      const client = await context.newCDPSession(page)
      await client.send('DOM.enable')
      await client.send('CSS.enable')
      for (const state of states) {
        await force(client, state)
        const { violations }: AxeResults = await page.evaluate("axe.run({ runOnly: ['color-contrast'] })")
        const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))
        expect.soft(found, state.join(' and ')).toEqual([])
      }
    })
  }
}

test('what is current differs from its neighbours when colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const marks = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { textDecorationLine, borderLeftWidth, borderRightWidth } = getComputedStyle(each)
        return [
          each.hasAttribute('aria-current'),
          textDecorationLine !== 'none' || borderLeftWidth !== borderRightWidth,
        ]
      }),
    )
  const check = async (selector: string) => {
    const all = await marks(selector)
    expect(
      all.some(([isCurrent]) => isCurrent),
      selector,
    ).toBe(true)
    expect(
      all.filter(([isCurrent, isMarked]) => isCurrent !== isMarked),
      selector,
    ).toEqual([])
  }
  await page.goto(filtered)
  await check('[data-island=PortfolioFilter] > * > ul a')
  await check('header nav > ul > li > :is(a, button)')
  await check('#mobile-menu nav > a')
  await page.goto('/about')
  await check('header ul[popover]:has([aria-current]) a')
  await check('#mobile-menu details:has([aria-current]) a')
})
