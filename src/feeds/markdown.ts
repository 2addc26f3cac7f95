import { canonical, type Path, routes } from '../routes.ts'
import { type Element, mainOf } from './html-tree.ts'
import { inlineMarkdown, isInline, isSilent } from './inline-markdown.ts'
import { breadcrumbs, definitions, table } from './rows-markdown.ts'

/** The same page for machines: what its row says, then its `main`, as Markdown. */
export async function markdownPage(path: Path, page: Response): Promise<string> {
  const { title, description, updated } = routes[path]
  const main = await mainOf(page)
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
canonical: ${canonical(path)}
updated: ${updated}
---

${blockMarkdown(main, canonical(path)).join('\n\n')}
`
}

/** The blocks that an element holds: paragraphs, headings, lists … `base` is the address of the page. */
export function blockMarkdown(element: Element, base: string): string[] {
  const blocks: string[] = []
  let run: Element['children'] = []

  function endRun() {
    const text = inlineMarkdown(run, base)
    if (text) blocks.push(escapeStart(text))
    run = []
  }

  for (const child of element.children) {
    if (typeof child === 'string' || isInline(child)) {
      run.push(child)
    } else if (!isSilent(child)) {
      endRun()
      blocks.push(...block(child, base))
    }
  }
  endRun()
  return blocks
}

/** At the start of a line these signs would make a heading, a list or a quotation. */
function escapeStart(line: string): string {
  return line.replace(/^(#+|[-+>])(?=\s)/, '\\$1').replace(/^(\d+)(?=[.)]\s)/, '$1\\')
}

function block(element: Element, base: string): string[] {
  const { tag, attributes, children } = element
  const inline = () => inlineMarkdown(children, base)
  if (/^h[1-6]$/.test(tag)) return [`${'#'.repeat(Number(tag[1]))} ${inline()}`]
  if (attributes['role'] === 'img') return [attributes['aria-label'] ?? '']
  if (tag === 'nav' && attributes['aria-label'] === 'Breadcrumb') return [breadcrumbs(element, base)]
  switch (tag) {
    case 'ul':
    case 'ol':
      return list(element, base)
    case 'dl':
      return [definitions(element, base)]
    case 'table':
      return table(element, base)
    case 'blockquote':
      return [
        blockMarkdown(element, base)
          .join('\n\n')
          .replaceAll(/^(?=.)/gm, '> ')
          .replaceAll(/^$/gm, '>'),
      ]
    case 'address':
      return [children.map((each) => inlineMarkdown([each], base)).join(', ')]
    case 'summary':
      return [`**${inline()}**`]
    default:
      return headingFirst(withoutEchoes(blockMarkdown(element, base)))
  }
}

/** Items with a heading are sections that follow each other; all others are items. */
function list({ tag, children }: Element, base: string): string[] {
  const items = children
    .filter((child) => typeof child === 'object')
    .map((item) => headingFirst(withoutEchoes(blockMarkdown(item, base))))
    .filter((blocks) => blocks.length > 0)
  const number = (index: number) => (tag === 'ol' ? `${index + 1}. ` : '')
  if (items.some((blocks) => blocks.some(isHeading))) {
    return items.flatMap(([first = '', ...rest], index) => [
      first.replace(/^#+ (?!\d+\. )/, (signs) => signs + number(index)),
      ...rest,
    ])
  }
  const lines = items.map((blocks, index) => {
    const sign = number(index) || '- '
    return sign + blocks.join('\n').replaceAll('\n', `\n${' '.repeat(sign.length)}`)
  })
  return [lines.join('\n')]
}

function isHeading(block: string): boolean {
  return /^#+ /.test(block)
}

/** A badge, a figure or a picture above a heading belongs below it: above, it would end another section. */
function headingFirst(blocks: string[]): string[] {
  const at = blocks.findIndex(isHeading)
  const heading = blocks[at]
  if (!heading || !blocks.slice(0, at).every(isSmall)) return blocks
  return [heading, ...blocks.slice(0, at), ...blocks.slice(at + 1)]
}

/** A picture, or a paragraph of a few words. */
function isSmall(block: string): boolean {
  if (block.startsWith('![')) return true
  return block.replaceAll(/\]\(.*?\)/g, '').length <= 60 && !/\n|^([->|]|\d+\.) /.test(block)
}

/** A badge that says what the heading below it says is not said twice. */
function withoutEchoes(blocks: string[]): string[] {
  return blocks.filter((each, index) => blocks[index + 1]?.replace(/^#+ /, '') !== each)
}
