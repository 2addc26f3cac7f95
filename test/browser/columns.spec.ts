import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'
import { examples } from './examples.ts'

/** The places at which the content of a section may start, in pixels from the left, by the width of the window. */
const places = { 1024: [35, 304, 599], 1440: [48, 420, 842], 1920: [288, 660, 1082] }

// The functions below run in the page.

/**
 * Returns the left edge of each heading, list and table of the page, except those within an item of a list. If one stands in
 * a frame, the left edge of the frame counts. A left margin of up to 20 px is subtracted: for example, a list with
 * separators has a negative margin that hides the first separator.
 */
function starts() {
  const items = 'li, dd, td, article, figure, details, [role=img], [aria-hidden=true]'
  const isFrame = (element: Element) => {
    const { borderLeftWidth, backgroundColor } = getComputedStyle(element)
    return Number.parseFloat(borderLeftWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)'
  }
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, ul, ol, dl, table)')]
    .filter((each) => !each.parentElement?.closest(items) && each.getBoundingClientRect().width > 2)
    .map((each) => {
      let outer = each
      for (
        let frame = each.parentElement;
        frame?.matches('main :not(section)');
        frame = frame.parentElement
      ) {
        if (isFrame(frame) && frame.getBoundingClientRect().left > 0) outer = frame
      }
      const margin = Number.parseFloat(getComputedStyle(outer).marginLeft)
      const left = outer.getBoundingClientRect().left - (Math.abs(margin) <= 20 ? margin : 0)
      return { left, text: `${each.tagName} ${each.textContent.trim().slice(0, 40)}` }
    })
}

/** Pairs of a text in the monospaced face and a text at most 160 px beside it whose first lines have different baselines. */
function uneven() {
  const isText = (node: Node) =>
    node.textContent?.trim() &&
    node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
    // The initials beside a quotation stand in the middle of a patch of cloth, which is a picture.
    !node.parentElement.closest('svg, .visually-hidden, figcaption [aria-hidden]')
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) if (isText(walker.currentNode)) nodes.push(walker.currentNode as Text)
  const texts = nodes.flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    const face = getComputedStyle(node.parentElement as Element).fontFamily
    // The bottom of an empty inline block is at the baseline of its line, so it measures the baseline.
    const [wrapper, probe] = [document.createElement('span'), document.createElement('span')]
    probe.style.display = 'inline-block'
    node.replaceWith(wrapper)
    wrapper.append(probe, node)
    const baseline = probe.getBoundingClientRect().bottom
    wrapper.replaceWith(node)
    return line ? [{ line, baseline, isMono: /^"?[\w ]*mono/i.test(face), text: node.data.trim() }] : []
  })
  return texts
    .filter(({ isMono }) => isMono)
    .flatMap((mono) =>
      texts
        .filter(({ isMono, line, baseline }) => {
          const gap = Math.max(line.left - mono.line.right, mono.line.left - line.right)
          const shared = Math.min(line.bottom, mono.line.bottom) - Math.max(line.top, mono.line.top)
          const isBeside = !isMono && gap >= 0 && gap <= 160 && shared > mono.line.height / 2
          return isBeside && Math.abs(baseline - mono.baseline) > 1
        })
        .map(({ text, baseline }) => `${mono.text} | ${text}: ${baseline - mono.baseline} px`),
    )
}

/** Titles of steps and quotations whose lines start at different places, because a number or a mark is not hung. */
function unhung() {
  const hanging = [...document.querySelectorAll('h3:has(> [aria-hidden]:first-child), blockquote > p')]
  return hanging
    .filter((each) => !each.querySelector('svg'))
    .flatMap((each) => {
      const range = document.createRange()
      range.selectNodeContents([...each.childNodes].find((node) => node instanceof Text) ?? each)
      const off = (range.getClientRects()[0]?.left ?? 0) - each.getBoundingClientRect().left
      return Math.abs(off) > 1.5 ? [`${each.textContent.slice(0, 40)}: ${off} px`] : []
    })
}

for (const [width, allowed] of Object.entries(places)) {
  test(`at ${width} px, the content of all sections starts in three columns`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 900 })
    const outside: string[] = []
    for (const path of paths) {
      await page.goto(path)
      for (const { left, text } of await page.evaluate(starts)) {
        if (!allowed.some((place) => Math.abs(place - left) <= 2)) outside.push(`${path} ${left} ${text}`)
      }
    }
    expect(outside).toEqual([])
  })
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px, labels stand on the baseline of the text beside them, and numbers and quotation marks hang`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const wrong = [...(await page.evaluate(uneven)), ...(await page.evaluate(unhung))]
      found.push(...wrong.map((each) => `${path} ${each}`))
    }
    expect(found).toEqual([])
  })
}

// A window of 1280 px is 1265 px wide beside a scroll bar.
test('between 1200 and 1300 px, no section grows or shrinks by more than a line of the largest heading', async ({
  page,
}) => {
  const jumps: string[] = []
  for (const path of examples) {
    await page.goto(path)
    let before: number[] = []
    for (let width = 1200; width <= 1300; width += 5) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await page
        .locator('main > :not(div), main > div > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
      // A long list may grow by a line in each of its rows.
      const most = before.map((height, index) => Math.abs(height - (heights[index] ?? 0)) - height / 50)
      if (Math.max(...most) > 100) jumps.push(`${path} at ${width} px`)
      before = heights
    }
  }
  expect(jumps).toEqual([])
})
