import { expect, test } from '@playwright/test'
import { kindOf, paths } from '../../../src/routes.ts'
import { examples } from '../../browser/examples.ts'
import { resize } from '../../browser/visit.ts'

/** All pages, but only one case study, because all case studies have the same sections. */
const pages = paths.filter((path) => kindOf(path) !== 'Case study' || examples.includes(path))

// The functions below run in the page.

/** Pairs of a text in the monospaced face and a text at most 160 px beside it whose first lines have different baselines. */
function uneven(): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  const texts: { text: string | null; line: DOMRect; baseline: number; isMono: boolean }[] = []
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    // The initials beside a quotation stand in the middle of a patch of cloth, which is a picture, and a button is not a line.
    const others = 'svg, .visually-hidden, figcaption [aria-hidden], [class*=button]'
    if (!line || !isShown || element.closest(others)) continue
    const { font, fontFamily } = getComputedStyle(element)
    pen.font = font
    const baseline = line.bottom - pen.measureText('').fontBoundingBoxDescent
    texts.push({ text: node.textContent, line, baseline, isMono: /^"?[\w ]*mono/i.test(fontFamily) })
  }
  const isBeside = (one: DOMRect, other: DOMRect) => {
    const gap = Math.max(one.left - other.right, other.left - one.right)
    const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return gap >= 0 && gap <= 160 && shared > other.height / 2
  }
  const labels = texts.filter(({ isMono }) => isMono)
  return labels.flatMap((label) =>
    texts
      .filter(({ isMono, line }) => !isMono && isBeside(line, label.line))
      .filter(({ baseline }) => Math.abs(baseline - label.baseline) > 1.5)
      .map(({ text, baseline }) => `${label.text} | ${text}: ${baseline - label.baseline} px apart`),
  )
}

/**
 * The threads, knots, cloths and stripes that are left on a page where the design is set to have none, and the headings that
 * touch the rule above them then.
 */
const woven = () => {
  document.documentElement.style.setProperty('--loom', 'none')
  const pictures = /cloth|data:image\/webp|repeating/
  const left = [...document.querySelectorAll('[class]')]
    .flatMap((each) => ['', '::before', '::after'].map((part) => [each, part] as const))
    .filter(([each, part]) => {
      const { content, display, rotate, backgroundImage, maskImage } = getComputedStyle(each, part || null)
      if (display === 'none' || (part && content === 'none')) return false
      const isThread = part && each.matches('[class*=thread], [class*=knot]')
      const isKnot = rotate === '45deg' && each.matches('li > [aria-hidden]')
      return isThread || isKnot || pictures.test(backgroundImage + maskImage)
    })
    .filter(([each]) => !each.matches('[class*=hairlines]'))
    .map(([each, part]) => `is woven: ${each.className}${part}`)
  const touching = [...document.querySelectorAll('main :is(li, section) > :is(h2, h3)')].filter((heading) => {
    const parent = heading.parentElement as Element
    const text = document.createRange()
    text.selectNodeContents(heading)
    const gap = text.getBoundingClientRect().top - parent.getBoundingClientRect().top
    return getComputedStyle(parent).borderTopWidth !== '0px' && gap < 8
  })
  return [...left, ...touching.map(({ textContent }) => `touches a rule: ${textContent}`)]
}

for (const path of [...pages, '/no-such-page']) {
  test(`${path} has words beside each other on one baseline, and nothing woven without the loom`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [390, 768, 1024, 1440]) {
      await resize(page, width, 400)
      expect.soft(await page.evaluate(uneven), `${width} px`).toEqual([])
    }
    expect.soft(await page.evaluate(woven), 'without the loom').toEqual([])
  })
}
