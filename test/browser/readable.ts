// These functions run in the page: `page.evaluate` calls them there.

/**
 * Texts that are cut off at a side of the window or by an ancestor, or that lie on another text. Text that only screen
 * readers get, decoration, and text in a part that scrolls are left out.
 */
export function hardToRead(): string[] {
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
export function brokenWords(): string[] {
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

/** The texts that are shown, apart from those that are hidden from screen readers, which are said elsewhere. */
export const shownTexts = (onlyWide: string) =>
  [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((each) => !each.matches(onlyWide) && !each.closest('[popover], header, [aria-hidden=true]'))
    .filter((each) => each.children.length === 0 && each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => each.textContent?.trim() || [])
