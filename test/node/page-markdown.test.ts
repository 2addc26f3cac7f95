import { expect, it } from 'vitest'
import { pageMarkdown } from '../../build/markdown/page-markdown.ts'

const page = {
  title: 'Here | "There"',
  description: 'A page.',
  canonical: 'https://www.example.com/here',
  updated: '2026-01-02',
} as const

function written(html: string): string {
  const markdown = pageMarkdown(`<body><main>${html}</main><p>after</p></body>`, page)
  return markdown.replace(/^---\n.*?\n---\n\n?/s, '').trimEnd()
}

it.each([
  ['<p>2 &lt; 3 &amp; 4, &quot;a&quot; it&#x27;s &#8211;</p>', '2 < 3 & 4, "a" it\'s –'],
  ['<p>a *b* _c_ [d] `e` \\f</p>', 'a \\*b\\* \\_c\\_ \\[d] \\`e\\` \\f'],
  ['<p># no</p><p>- no</p><p>1. no</p>', '\\# no\n\n\\- no\n\n1\\. no'],
  ['<p>150+ yes</p><p>99.9% yes</p>', '150+ yes\n\n99.9% yes'],
  ['<p>a<!-- -->b <a href="#x">c</a>.</p>', 'ab [c](https://www.example.com/here#x).'],
  ['<p><a href="mailto:a@b.example">a@b.example</a></p>', '[a@b.example](mailto:a@b.example)'],
  [
    '<a href="https://a.b/?c=1&amp;d=2&amp;e;">R&amp;D, &amp;amp;</a>',
    '[R&D, \\&amp;](https://a.b/?c=1&d=2\\&e;)',
  ],
  ['<img src="/a" alt=""><img src="/b" alt="B &amp; C">', '![B & C](https://www.example.com/b)'],
  ['<p>a<span aria-hidden="true">!</span><span class="visually-hidden"> (new)</span></p>', 'a'],
  ['<p>Tag</p><h2>Tag</h2><p>text</p>', 'Tag\n\n## Tag\n\ntext'],
  ['<section><p>Badge</p><h2>Heading</h2></section>', '## Heading\n\nBadge'],
  ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
  ['<ol><li><h3>a</h3><p>b</p></li><li><h3>2. c</h3></li></ol>', '### 1. a\n\nb\n\n### 2. c'],
  ['<ul><li><img src="/a" alt="A"><h3>a</h3></li></ul>', '### a\n\n![A](https://www.example.com/a)'],
  ['<dl><div><dt>a</dt><dd>1</dd><dd>more</dd></div></dl>', '- **a**: 1. more'],
  [
    '<table><caption>t</caption><tr><th>a<th>b|c<tr><td>1<td></table>',
    't\n\n| a | b\\|c |\n| - | - |\n| 1 | |',
  ],
  ['<address>a<span>b</span></address>', 'a, b'],
  ['<nav><ol><li>a</li><li aria-current="page">b</li></ol></nav>', 'a / b'],
  ['<details><summary>a</summary><p>b</p></details>', '**a**\n\nb'],
  ['<div role="img" aria-label="chart"><p>no</p></div>', 'chart'],
  ['<a href="/x" aria-label="full">short</a>', '[full](https://www.example.com/x)'],
  ['<div hidden><p>no</p></div><p></p><input type="range"><div></div>', ''],
])('the Markdown of a page: %s', (html, markdown) => {
  expect(written(html)).toBe(markdown)
})
