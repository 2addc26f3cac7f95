import { expect, type Page } from '@playwright/test'
import { resize } from './visit.ts'

const softly = expect.configure({ soft: true })

/**
 * Expects that the page is not wider than the window at these widths, and that no text is cut off or lies on another one. The
 * page has two seconds for that, because a typeface that arrives late changes the width of texts.
 */
export async function expectReadable(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await resize(page, width, 400)
    const message = `${what} at ${width} px`
    await softly.poll(() => page.evaluate(hardToRead), { message, timeout: 2000 }).toEqual([])
  }
}

/** Opens the answers to all questions, which are closed at first. */
export function openAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('[data-island=Accordion] details')) {
    answer.removeAttribute('name')
    answer.open = true
  }
}

/**
 * What is shown in wide windows only: hours of the chart, heads of tables, whose cells have labels on phones, breadcrumbs beside a
 * link back, and the note below the filter.
 */
const onlyWide = '[data-offices=chart] ol *, thead *, [data-back] + nav *, [data-query] ul + p'

/** The texts that a desktop shows and a phone does not. */
export async function missingOnPhones(page: Page): Promise<string[]> {
  await resize(page, 1440, 400)
  const wide = await page.evaluate(shownTexts, onlyWide)
  await resize(page, 320, 400)
  const narrow = new Set(await page.evaluate(shownTexts, onlyWide))
  return wide.filter((text) => !narrow.has(text))
}

// The functions below run in the page: `page.evaluate` calls them there.

/**
 * Texts that are cut off at a side of the window or by an ancestor, or that lie on another text. Text that only screen
 * readers get, decoration, and text in a part that scrolls are left out.
 */
function hardToRead(): string[] {
  const found = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide`)
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
    if (!sides || owner.closest('.visually-hidden, script, style, svg')) return
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

/** The texts that are shown, apart from those that are hidden from screen readers, which are said elsewhere. */
const shownTexts = (onlyWide: string) =>
  [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((each) => !each.matches(onlyWide) && !each.closest('[popover], header, [aria-hidden=true]'))
    .filter((each) => each.children.length === 0 && each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => each.textContent?.trim() || [])

/**
 * The links and controls that are less than 44 pixels high or wide, also in groups and menus that are closed at first. Links
 * in running text are left out, as in WCAG 2.2, because lines of text cannot be that far apart.
 */
export function smallTargets(): string[] {
  for (const group of document.querySelectorAll('details')) {
    group.removeAttribute('name')
    group.open = true
  }
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (menu.previousElementSibling?.checkVisibility()) menu.showPopover()
  }
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input')]
    .filter((target) => target.checkVisibility() && getComputedStyle(target).pointerEvents !== 'none')
    .filter((target) => {
      const around = [...(target.parentElement?.childNodes ?? [])]
      return !around.some((node) => node instanceof Text && node.data.trim())
    })
    .flatMap((target) => {
      // A link that covers the card around it.
      const isCover = getComputedStyle(target, '::after').position === 'absolute'
      const { width, height } = ((isCover && target.offsetParent) || target).getBoundingClientRect()
      const name = target.getAttribute('aria-label') ?? target.textContent.trim()
      return Math.min(width, height) < 43.5 ? `${name} (${Math.round(width)} × ${Math.round(height)})` : []
    })
}
