/** Reduces HTML to what a reader meets, before it becomes Markdown. */
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'

/** For eyes only, or repeated for screen readers. */
const silent = '[aria-hidden=true], [hidden], span.visually-hidden, img:not([alt]), img[alt=""]'

/** Its label replaces the text of a link, and the drawing of a picture. */
const labelled = 'a[aria-label], svg[aria-label], [role=img][aria-label]'

/** Elements that stand in a line of text. */
const inline = 'a abbr b br button cite code em i img q small span strong sub sup svg time'.split(' ')

/**
 * A page's `main` without what is hidden or decorative, with labels in the place of what they label, and with spaces
 * where the layout alone keeps words apart.
 * @throws {Error} when the page has no `main`.
 */
export function readable(html: string): string {
  const main = parse(html).querySelector('main')
  if (!main) throw new Error('The page has no main element')
  for (const element of main.querySelectorAll(silent)) element.remove()
  for (const element of main.querySelectorAll(labelled)) sayLabel(element)
  for (const element of main.querySelectorAll(inline.join())) {
    if (continuesLine(element.nextSibling)) element.insertAdjacentHTML('afterend', ' ')
  }
  return main.innerHTML
}

function sayLabel(element: HTMLElement) {
  if (element.tagName === 'SVG') element.tagName = 'SPAN'
  element.textContent = element.getAttribute('aria-label') ?? ''
}

/** Whether it is an element of the same line, or begins with a word. */
function continuesLine(node: Node | null): boolean {
  if (!node) return false
  return node.nodeType === NodeType.TEXT_NODE
    ? /^[\p{L}\p{N}]/u.test(node.rawText)
    : inline.includes((node as HTMLElement).rawTagName)
}
