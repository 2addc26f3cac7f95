import { expect, it } from 'vitest'
import { pageMarkdown } from '../../build/markdown.ts'

const canonical = 'https://www.example.com/here'
const page = { title: 'Here', description: 'A page.', canonical, updated: '2026-01-02' } as const

it.each([
  ['special characters', '<p>2 &lt; 3 &amp; *b* it&#x27;s</p>', "2 < 3 & \\*b\\* it's"],
  ['words that only the layout separates', '<p><b>a</b><span>b</span>, c</p>', '**a** b, c'],
  ['hidden elements', '<p>a<i aria-hidden="true">b</i></p><p hidden>c</p><input type="range">', 'a'],
  ['what only paper shows', '<p>a</p><p data-print="only">b</p>', 'a'],
  ['what only narrow screens show', '<p>a</p><p class="md:hidden">b</p>', 'a'],
  ['labels of links', '<a href="#b" aria-label="full">short</a>', `[full](${canonical}#b)`],
  ['labels of drawings', '<svg role="img" aria-label="chart"><path /></svg>', 'chart'],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '- **a**\n\n  b'],
  ['addresses', '<address><span>a</span><span>b</span>c</address>', 'a, b, c'],
])('converts %s', (_, html, markdown) => {
  const text = pageMarkdown(`<main>${html}</main><p>after</p>`, page)
  expect(text.replace(/^---\ntitle: "Here"\n.*?---\n\n/s, '')).toBe(`${markdown}\n`)
})

it('names the language of a page that has another one than the site', () => {
  // Some readers of YAML take an unquoted `no`, which is Norwegian, for `false`.
  expect(pageMarkdown('<main></main>', { ...page, lang: 'no' })).toContain('\nlang: "no"\n---\n')
  expect(pageMarkdown('<main></main>', page)).not.toContain('lang:')
})
