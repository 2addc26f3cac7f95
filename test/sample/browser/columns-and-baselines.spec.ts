import { expect, test } from '@playwright/test'
import { kindOf, paths } from '../../../src/routes.ts'
import { examples } from '../../browser/examples.ts'
import { overflowAt, resize } from '../../browser/visit.ts'

/** All pages but case studies, of which one is enough: pages of other kinds may have sections of their own. */
const pages = paths.filter((path) => kindOf(path) !== 'Case study' || examples.includes(path))

/** Items of a list and parts of a frame start where the list or the frame puts them. */
const parts =
  ':is(li, dd, td, article, figure, details, aside, .border-2, [class*=_panel], [role=img], [aria-hidden=true]) *'
const headings = `main :is(h1, h2):not(${parts})`
/** What a utility puts into the grid, unless another utility takes it out again. */
const placed = 'main [class*=starts-]:not([class~="lg:block"]) > :not(svg, [aria-hidden=true])'
const content = `main :is(h1, h2, h3, h4, ul, ol, dl, table):not(${parts}), ${placed}`

/** What starts at a place of the grid, and the places, in pixels from the left, by the width of the window. */
const grid: [width: number, what: string, places: number[]][] = [
  [390, headings, [20]],
  [768, headings, [26]],
  [1024, content, [35, 304, 599]],
  [1440, content, [48, 420, 842]],
  [1920, content, [288, 660, 1082]],
]

// The functions below run in the page.

/** The elements that start elsewhere, with or without their margin. */
const besideTheGrid = ([, what, places]: (typeof grid)[number]) =>
  [...document.querySelectorAll(what)]
    .filter((each) => each.getBoundingClientRect().width > 2)
    .flatMap((each) => {
      const { left } = each.getBoundingClientRect()
      const starts = [left, left - Number.parseFloat(getComputedStyle(each).marginLeft)]
      const isPlaced = starts.some((start) => places.some((place) => Math.abs(place - start) <= 2))
      return isPlaced ? [] : [`starts at ${left} px: ${each.outerHTML.slice(0, 120)}`]
    })

/** The sections whose charts have rows of bars or labels that begin or end at different places. */
const besideTheAxis = () =>
  [...document.querySelectorAll('main section')].flatMap((section) => {
    const axes = [...section.querySelectorAll<HTMLElement>('[style^="left:"]')].map((bar) => {
      const { left, right } = bar.offsetParent?.getBoundingClientRect() ?? new DOMRect()
      return `from ${Math.round(left)} to ${Math.round(right)} px`
    })
    return new Set(axes).size > 1 ? [`has several axes: ${[...new Set(axes)]}`] : []
  })

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
    // The initials beside a quotation stand in the middle of a patch of cloth, which is a picture.
    if (!line || !isShown || element.closest('svg, .visually-hidden, figcaption [aria-hidden]')) continue
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

/** The threads, cloths and stripes that are left on a page where the design is set to have none. */
const woven = () => {
  document.documentElement.style.setProperty('--loom', 'none')
  const pictures = /cloth|data:image\/webp|repeating/
  return [...document.querySelectorAll('[class]')]
    .flatMap((each) => ['', '::before', '::after'].map((part) => [each, part] as const))
    .filter(([each, part]) => {
      const { content, display, backgroundImage, maskImage } = getComputedStyle(each, part || null)
      if (display === 'none' || (part && content === 'none')) return false
      const isThread = each.matches(part ? '[class*=knot]' : '.ui-thread')
      return isThread || pictures.test(backgroundImage + maskImage)
    })
    .filter(([each]) => !each.matches('[class*=hairlines]'))
    .map(([each, part]) => `is woven: ${each.className}${part}`)
}

for (const path of [...pages, '/no-such-page']) {
  test(`${path} has its content in columns, on one axis and on one baseline`, async ({ page }) => {
    await page.goto(path)
    for (const row of grid) {
      const [width] = row
      await resize(page, width, 400)
      const found = [
        ...(await page.evaluate(besideTheGrid, row)),
        ...(await page.evaluate(besideTheAxis)),
        ...(await page.evaluate(uneven)),
      ]
      expect.soft(found, `${width} px`).toEqual([])
    }
    expect.soft(await page.evaluate(woven), 'without the loom').toEqual([])
    for (const width of [390, 1440])
      expect.soft(await overflowAt(page, width), `overflow at ${width} px`).toBeLessThanOrEqual(0)
  })
}
