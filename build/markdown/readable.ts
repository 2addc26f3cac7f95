/** Reduces HTML to what a reader meets, before it becomes Markdown. */
import type { Element, ElementContent } from 'hast'
import { visit } from 'unist-util-visit'

/** Elements that stand in a line of text. */
const inline = new Set(
  'a abbr b br button cite code em i img q small span strong sub sup svg time'.split(' '),
)

/**
 * The element without what is hidden or decorative, with labels in the place of what they label, and with
 * spaces where the layout alone keeps words apart.
 * @param base the address that relative links are resolved against; `<base>` tells it to the converter
 */
export function readable(element: Element, base: string): Element {
  visit(element, (node, index, parent) => {
    if (parent && index !== undefined && (node.type === 'comment' || isSilent(node))) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type === 'element') sayLabel(node)
    return undefined
  })
  visit(element, 'element', (node) => {
    node.children = keptApart(node.children)
  })
  const baseElement: Element = { type: 'element', tagName: 'base', properties: { href: base }, children: [] }
  return { ...element, children: [baseElement, ...element.children] }
}

/** Whether an element is for eyes only, or repeats to screen readers what the text says already. */
function isSilent(node: { type: string }): boolean {
  if (!isElement(node)) return false
  const { tagName, properties } = node
  const { ariaHidden, hidden, className, alt } = properties
  return (
    ariaHidden === 'true' ||
    hidden === true ||
    (tagName === 'span' && Array.isArray(className) && className.includes('visually-hidden')) ||
    (tagName === 'img' && !alt)
  )
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element'
}

/** A label replaces the text of a link, and the drawing of a picture. */
function sayLabel(element: Element) {
  const { ariaLabel, role } = element.properties
  if (!ariaLabel || !(element.tagName === 'a' || element.tagName === 'svg' || role === 'img')) return
  if (element.tagName === 'svg') element.tagName = 'span'
  element.children = [{ type: 'text', value: String(ariaLabel) }]
}

/** With a space between two inline elements, and between one and the word that follows it. */
function keptApart(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1]
    const isApart =
      before?.type === 'element' &&
      inline.has(before.tagName) &&
      (child.type === 'text'
        ? /^[\p{L}\p{N}]/u.test(child.value)
        : isElement(child) && inline.has(child.tagName))
    return isApart ? [{ type: 'text', value: ' ' }, child] : [child]
  })
}
