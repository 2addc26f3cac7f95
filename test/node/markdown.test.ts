import { expect, it } from 'vitest'
import { pageMarkdown } from '../../build/markdown.ts'

const page = {
  title: 'Here | "There"',
  description: 'A page.',
  canonical: 'https://www.example.com/here',
  updated: '2026-01-02',
} as const

it.each([
  ['references and signs', '<p>2 &lt; 3 &amp; *b* it&#x27;s</p>', "2 < 3 & \\*b\\* it's"],
  ['a relative link', '<p>a <a href="#x">c</a>.</p>', 'a [c](https://www.example.com/here#x).'],
  ['words that only the layout separates', '<p><b>a</b><span>b</span>, c</p>', '**a** b, c'],
  ['pictures', '<img src="/a" alt=""><img src="/b" alt="B">', '![B](https://www.example.com/b)'],
  ['hidden elements', '<p>a<i aria-hidden="true">b</i></p><p hidden>c</p><input type="range">', 'a'],
  [
    'a hint in a link',
    '<a href="/b">a<b class="visually-hidden"> (new)</b></a>',
    '[a](https://www.example.com/b)',
  ],
  ['text for screen readers', '<p><span class="visually-hidden">a</span></p>', 'a'],
  ['the label of a link', '<a href="/b" aria-label="full">short</a>', '[full](https://www.example.com/b)'],
  ['the label of a drawing', '<svg role="img" aria-label="chart"><path /></svg>', 'chart'],
  ['headings in a list', '<ol><li><h3>a</h3><p>b</p></li></ol>', '1. ### a\n\n   b'],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '- **a**\n\n  b'],
  ['a disclosure', '<details><summary>a</summary><p>b</p></details>', '**a**\n\nb'],
  ['an address', '<address><span>a</span><span>b</span>c</address>', 'a, b, c'],
  [
    'a table',
    '<table><caption>t</caption><tr><th>a<th>b|c<tr><td>1<td></table>',
    't\n\n| a | b\\|c |\n| - | - |\n| 1 | |',
  ],
])('converts %s', (_, html, markdown) => {
  const written = pageMarkdown(`<body><main>${html}</main><p>after</p></body>`, page)
  expect(written.replace(/^---\n.*?\n---\n\n/s, '').trimEnd()).toBe(markdown)
})

it('throws when the page has no main element', () => {
  expect(() => pageMarkdown('<body></body>', page)).toThrow('main')
})
