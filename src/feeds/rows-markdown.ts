import type { Element } from './html-tree.ts'
import { inlineMarkdown } from './inline-markdown.ts'

/** All elements of a kind within another, from top to bottom; not those within each other. */
function within(element: Element, ...tags: string[]): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return tags.includes(child.tag) ? [child] : within(child, ...tags)
  })
}

/** The way to a page, on one line. */
export function breadcrumbs(element: Element, base: string): string {
  const items = within(element, 'li').map(({ children }) => inlineMarkdown(children, base))
  return items.join(' / ')
}

/** A line for each term, with all that is said of it. */
export function definitions(element: Element, base: string): string {
  const lines: string[] = []
  for (const { tag, children } of within(element, 'dt', 'dd')) {
    const text = inlineMarkdown(children, base)
    const last = lines.length - 1
    if (tag === 'dt') lines.push(`- **${text}**:`)
    else lines[last] = `${lines[last]?.replace(/(?<![:.!?])$/, '.')} ${text}`
  }
  return lines.join('\n')
}

/** The caption, if there is one, and the rows; the first is the head. */
export function table(element: Element, base: string): string[] {
  const rows = within(element, 'tr').map((row) => {
    const cells = within(row, 'th', 'td').map(({ children }) => inlineMarkdown(children, base))
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  const [head = '', ...body] = rows
  const rule = head.replaceAll('\\|', '').replaceAll(/[^|]+/g, ' --- ')
  const captions = within(element, 'caption').map(({ children }) => inlineMarkdown(children, base))
  return [...captions, [head, rule, ...body].join('\n')]
}
