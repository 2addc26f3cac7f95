import { expect, it } from 'vitest'
import { pageMarkdown } from '../../build/markdown.ts'

const canonical = 'https://www.example.com/here'
const page = { title: 'Here | "There"', description: 'A page.', canonical, updated: '2026-01-02' } as const

it.each([
  ['special characters', '<p>2 &lt; 3 &amp; *b* it&#x27;s</p>', "2 < 3 & \\*b\\* it's"],
  ['relative links', '<p>a <a href="#x">c</a>.</p>', `a [c](${canonical}#x).`],
  ['words that only the layout separates', '<p><b>a</b><span>b</span>, c</p>', '**a** b, c'],
  ['pictures', '<img src="/a" alt=""><img src="/b" alt="B">', '![B](https://www.example.com/b)'],
  ['hidden elements', '<p>a<i aria-hidden="true">b</i></p><p hidden>c</p><input type="range">', 'a'],
  ['hints in links', '<a href="#b">a<b class="visually-hidden"> (new)</b></a>', `[a](${canonical}#b)`],
  ['labels of links', '<a href="#b" aria-label="full">short</a>', `[full](${canonical}#b)`],
  ['labels of drawings', '<svg role="img" aria-label="chart"><path /></svg>', 'chart'],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '- **a**\n\n  b'],
  ['disclosures', '<details><summary>a</summary><p>b</p></details>', '**a**\n\nb'],
  ['addresses', '<address><span>a</span><span>b</span>c</address>', 'a, b, c'],
  ['captions', '<table><caption>t</caption><tr><th>a</table>', 't\n\n| a |\n| - |'],
])('converts %s', (_, html, markdown) => {
  expect(pageMarkdown(`<main>${html}</main><p>after</p>`, page)).toBe(`---
title: "Here | \\"There\\""
description: "A page."
canonical: ${canonical}
updated: 2026-01-02
---

${markdown}
`)
})
