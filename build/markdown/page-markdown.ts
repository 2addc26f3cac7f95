/** Turns a page's HTML into the Markdown file that stands beside it. */
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import type { Row } from '../../src/routes.ts'
import { handlers } from './handlers.ts'

/** For eyes only, or repeated for screen readers. */
const silent = '[aria-hidden=true], [hidden], input, span.visually-hidden, img:not([alt]), img[alt=""]'

/** Its label replaces the text of a link, and the drawing of a picture. */
const labelled = 'a[aria-label], svg[aria-label], [role=img][aria-label]'

/** Elements that stand in a line of text. */
const inline = 'a abbr b br button cite code em i img q small span strong sub sup svg time'.split(' ')

/** What the file says of its page before the text begins; relative links are resolved against `canonical`. */
type FrontMatter = Pick<Row, 'title' | 'description' | 'updated'> & { canonical: string }

/**
 * The page's `main` as GitHub-flavoured Markdown, below the front matter.
 * @throws {Error} when the page has no `main`.
 */
export function pageMarkdown(html: string, { title, description, canonical, updated }: FrontMatter): string {
  // `<base>` tells the converter what relative links are resolved against.
  const page = fromHtml(`<base href="${canonical}">${readable(html)}`, { fragment: true })
  const tree = toMdast(page, { handlers })
  const text = toMarkdown(tree, {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    resourceLink: true,
  })
  // The converter escapes each `&` before a letter, as if it began a character reference; in an address, that is seen.
  const plain = text.replace(/(?<!\\)\\&(?!#?\w+;)/g, '&')
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
canonical: ${canonical}
updated: ${updated}
---

${plain}`
}

/**
 * A page's `main` without what is hidden or decorative, with labels in the place of what they label, and with spaces
 * where the layout alone keeps words apart.
 */
function readable(html: string): string {
  const main = parse(html).querySelector('main')
  if (!main) throw new Error('The page has no main element')
  for (const element of main.querySelectorAll(silent)) element.remove()
  for (const element of main.querySelectorAll(labelled)) sayLabel(element)
  // A parser of HTML moves what may not stand in a table in front of it.
  for (const caption of main.querySelectorAll('caption')) caption.tagName = 'P'
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
  if (node?.nodeType === NodeType.TEXT_NODE) return /^[\p{L}\p{N}]/u.test(node.rawText)
  return inline.includes(node?.rawTagName ?? '')
}
