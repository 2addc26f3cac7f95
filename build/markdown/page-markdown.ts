/** Turns a page's HTML into the Markdown file that stands beside it. */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { EXIT, visit } from 'unist-util-visit'
import type { Row } from '../../src/routes.ts'
import { handlers } from './handlers.ts'
import { readable } from './readable.ts'

/** What the file says of its page before the text begins. */
interface FrontMatter extends Pick<Row, 'title' | 'description' | 'updated'> {
  /** The page's absolute address; relative links of the page are resolved against it. */
  canonical: string
}

/**
 * The page's `main` as GitHub-flavoured Markdown, below the front matter.
 * @throws {Error} when the page has no `main`.
 */
export function pageMarkdown(html: string, { title, description, canonical, updated }: FrontMatter): string {
  const tree = toMdast(readable(mainOf(html), canonical), { handlers })
  const text = toMarkdown(tree, {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    resourceLink: true,
  })
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
canonical: ${canonical}
updated: ${updated}
---

${text}`
}

function mainOf(html: string): Element {
  let main: Element | undefined
  visit(fromHtml(html), { tagName: 'main' }, (node) => {
    if (node.type === 'element') main = node
    return EXIT
  })
  if (!main) throw new Error('The page has no main element')
  return main
}
