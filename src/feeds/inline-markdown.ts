import type { Element } from './html-tree.ts'

const inlineTags = new Set(
  'a abbr b br button cite code em i img q small span strong sub sup svg time'.split(' '),
)

/** Whether an element stands in a line of text. */
export function isInline({ tag }: Element): boolean {
  return inlineTags.has(tag)
}

/** Whether an element is there for eyes only, or says to ears what the text says already. */
export function isSilent({ tag, attributes }: Element): boolean {
  return (
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes ||
    (tag === 'span' && attributes['class'] === 'visually-hidden')
  )
}

/** Text and elements as one line of Markdown. `base` is the address of the page, for relative links. */
export function inlineMarkdown(children: Element['children'], base: string): string {
  let line = ''
  let afterElement = false
  for (const child of children) {
    const isText = typeof child === 'string'
    const text = isText ? escapeText(child) : isSilent(child) ? '' : element(child, base)
    if (!text) continue
    // Elements that the layout keeps apart have no space between them.
    const apart = afterElement && (isText ? /^[\p{L}\p{N}]/u.test(text) : true)
    line += apart && !/\s$/.test(line) ? ` ${text}` : text
    afterElement = !isText
  }
  return line.replaceAll(/\s+/g, ' ').trim()
}

function element({ tag, attributes, children }: Element, base: string): string {
  const { 'aria-label': label, href, src, alt } = attributes
  const text = inlineMarkdown(children, base)
  switch (tag) {
    case 'a':
      return href ? `[${label ? escapeText(label) : text}](${new URL(href, base).href})` : text
    case 'img':
      return src && alt ? `![${escapeText(alt)}](${new URL(src, base).href})` : ''
    case 'svg':
      return label ? escapeText(label) : ''
    case 'b':
    case 'strong':
      return text && `**${text}**`
    case 'cite':
      return `${text},`
    case 'br':
      return ' '
    default:
      return text
  }
}

/** Text that Markdown takes for text. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, '\\$&')
}
