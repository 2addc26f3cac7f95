/** Reduces HTML to what a reader meets, before it becomes Markdown. */
import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Elements that stand in a line of text. */
const inline = new Set(
  'a abbr b br button cite code em i img q small span strong sub sup svg time'.split(' '),
)

/**
 * The page without what is hidden or decorative, with labels in the place of what they label, and with
 * spaces where the layout alone keeps words apart.
 * @param base the address that relative links are resolved against; `<base>` tells it to the converter
 */
export function readable(page: Root, base: string): Root {
  visit(page, (node, index, parent) => {
    const isElement = node.type === 'element'
    if (parent && index !== undefined && (isElement ? isSilent(node) : node.type === 'comment')) {
      parent.children.splice(index, 1)
      return index
    }
    if (isElement) sayLabel(node)
    return undefined
  })
  visit(page, 'element', (node) => {
    node.children = keptApart(node.children)
  })
  const baseElement: Element = { type: 'element', tagName: 'base', properties: { href: base }, children: [] }
  return { ...page, children: [baseElement, ...page.children] }
}

/** Whether an element is for eyes only, or repeats to screen readers what the text says already. */
function isSilent({ tagName, properties }: Element): boolean {
  const { ariaHidden, hidden, className, alt } = properties
  return (
    ariaHidden === 'true' ||
    hidden === true ||
    (tagName === 'span' && Array.isArray(className) && className.includes('visually-hidden')) ||
    (tagName === 'img' && !alt)
  )
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
    const beginsWord = child.type === 'text' && /^[\p{L}\p{N}]/u.test(child.value)
    const isApart = before && isInline(before) && (beginsWord || isInline(child))
    return isApart ? [{ type: 'text', value: ' ' }, child] : [child]
  })
}

function isInline(node: ElementContent): boolean {
  return node.type === 'element' && inline.has(node.tagName)
}
