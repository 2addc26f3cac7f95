/** Converts a page's HTML to the Markdown file that is served beside it. */
import { parse } from 'node-html-parser'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Row } from '../src/row.ts'

/**
 * Decoration, controls such as the filter of the portfolio, what only paper shows, what links add for screen readers, such
 * as “opens in a new tab”, what only narrow screens show, because wide ones show the same elsewhere, and labels that mean
 * nothing without their drawing.
 */
const ignored =
  '[aria-hidden=true], [hidden], [data-print=only], .md\\:hidden, input, [data-query], a .visually-hidden, img:not([alt]), img[alt=""], [name=loom-answers]'

const inline = 'a, abbr, b, br, button, cite, code, em, i, img, q, small, span, strong, sub, sup, svg, time'

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', resourceLink: true })

/** The fields of the front matter. Relative links are resolved against `canonical`. */
type FrontMatter = Pick<Row, 'title' | 'description' | 'updated' | 'lang'> & { canonical: string }

/** The page's `main` element as GitHub-flavoured Markdown, below its front matter. */
export function pageMarkdown(
  html: string,
  { title, description, canonical, updated, lang }: FrontMatter,
): string {
  const main = parse(html).querySelector('main')
  if (!main) throw new Error('The page has no main element')
  for (const element of main.querySelectorAll(ignored)) element.remove()
  // The converter drops SVG and captions.
  for (const svg of main.querySelectorAll('svg[role=img]')) svg.tagName = 'SPAN'
  for (const caption of main.querySelectorAll('caption')) caption.tagName = 'P'
  for (const element of main.querySelectorAll('a[aria-label], [role=img][aria-label]')) {
    element.textContent = element.getAttribute('aria-label') ?? ''
  }
  for (const term of main.querySelectorAll('dt, summary')) term.innerHTML = `<b>${term.innerHTML}</b>`
  for (const line of main.querySelectorAll('address span')) line.insertAdjacentHTML('beforeend', ',')
  // Words that only the layout separates get a space between them.
  for (const element of main.querySelectorAll(inline)) {
    if (/^[\p{L}\p{N}<]/u.test(`${element.nextSibling ?? ''}`)) element.insertAdjacentHTML('afterend', ' ')
  }
  // The converter resolves relative links against `<base>`.
  const text = converter.processSync(`<base href="${canonical}">${main.innerHTML}`)
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
canonical: ${canonical}
updated: ${updated}${lang ? `\nlang: ${JSON.stringify(lang)}` : ''}
---

${text}`
}
