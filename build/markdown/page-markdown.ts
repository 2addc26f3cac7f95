/** Turns a page's HTML into the Markdown file that stands beside it. */
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
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
