import { expect, test } from '@playwright/test'
import { options } from '../../src/content/filter-options.ts'
import { examples } from './examples.ts'

// The functions below run in the page.

/** Marks the texts and pictures that are shown. Paper also shows closed answers and an address, and leaves out parts for screens. */
function markContent(isPaper: boolean): void {
  for (const each of document.querySelectorAll('main :not(svg *, script, style)')) {
    const isText = [...each.childNodes].some((node) => node instanceof Text && node.data.trim())
    const isContent = isText || each.matches('img:not([alt=""])')
    const isAdded = isPaper && each.closest('details:not([open]), [data-print=only]')
    const isShown = each.checkVisibility({ contentVisibilityAuto: true }) || isAdded
    const isLeftOut =
      each.closest('.visually-hidden, [aria-hidden=true]') || (isPaper && each.closest('[data-print=off]'))
    each.toggleAttribute('data-content', Boolean(isContent && isShown && !isLeftOut))
  }
}

/** The marked content that is hidden, transparent or masked and, on paper, what has too little contrast. */
function lost(isPaper: boolean): string[] {
  /** The luminance of a colour such as `rgb(0, 0, 0)`, nearly as WCAG computes it. */
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, share, at) => sum + share * (Number(colour.match(/[\d.]+/g)?.[at]) / 255) ** 2.2,
      0,
    )
  return [...document.querySelectorAll('[data-content]')].flatMap((each) => {
    const styles: CSSStyleDeclaration[] = []
    for (let at: Element | null = each; at; at = at.parentElement) styles.push(getComputedStyle(at))
    const isTransparent = (colour: string) => /^rgba.*, 0\)$/.test(colour)
    const colour = styles[0]?.color ?? ''
    const grounds = styles.map(({ backgroundColor }) => backgroundColor).concat('rgb(255, 255, 255)')
    const ground = grounds.find((each) => !isTransparent(each)) ?? ''
    const reasons = {
      hidden: !each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
      transparent: isTransparent(colour),
      masked: styles.some(({ maskImage }) => maskImage !== 'none'),
      // A picture covers its ground, and a link that looks like a button has letters in the colour of the paper.
      illegible:
        isPaper && !each.closest('img, a') && (luminance(ground) + 0.05) / (luminance(colour) + 0.05) < 4.5,
    }
    return Object.entries(reasons).flatMap(([reason, holds]) =>
      holds ? [`${reason}: ${each.outerHTML.slice(0, 120)}`] : [],
    )
  })
}

/** The links and buttons that look like one by their ground, which forced colours remove, and that have no border instead. */
const withoutBorder = () =>
  [...document.querySelectorAll(':is(a, button)[class*=client-ui-button]')]
    .filter((each) => getComputedStyle(each).borderTopWidth === '0px')
    .map((each) => `without a border: ${each.outerHTML.slice(0, 120)}`)

/** On paper in both schemes, and on a screen with forced colours. */
const settings = [
  { media: 'print', forcedColors: 'none', colorScheme: 'light' },
  { media: 'print', forcedColors: 'none', colorScheme: 'dark' },
  { media: 'screen', forcedColors: 'active', colorScheme: 'light' },
] as const

test('no content is lost on paper or when colours are forced', async ({ page }) => {
  for (const path of [...examples, '/no-such-page']) {
    await page.goto(path)
    for (const setting of settings) {
      const isPaper = setting.media === 'print'
      const where = `${path}, ${Object.values(setting)}`
      await page.emulateMedia({ ...setting, media: 'screen', forcedColors: 'none' })
      await page.evaluate(markContent, isPaper)
      await page.emulateMedia(setting)
      expect.soft(await page.evaluate(lost, isPaper), where).toEqual([])
      expect.soft(await page.evaluate(withoutBorder), where).toEqual([])
      if (isPaper) await expect.soft(page.locator('body > header'), where).toBeHidden()
    }
  }
})

const filtered = `/portfolio?${options.industries.at(-1)?.query}`

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
