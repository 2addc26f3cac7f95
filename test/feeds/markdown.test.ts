import { describe, expect, it } from 'vitest'
import type { Element } from '../../src/feeds/html-tree.ts'
import { mainOf } from '../../src/feeds/html-tree.ts'
import { blockMarkdown } from '../../src/feeds/markdown.ts'

describe('Markdown', () => {
  /** Some HTML as Markdown. */
  async function written(html: string): Promise<string> {
    const main: Element = await mainOf(new Response(`<body><main>${html}</main><p>after</p></body>`))
    return blockMarkdown(main, 'https://www.example.com/here').join('\n\n')
  }

  it.each([
    ['<p>2 &lt; 3 &amp; 4, &quot;a&quot; it&#x27;s &#8211;</p>', '2 \\< 3 & 4, "a" it\'s –'],
    ['<p>a *b* _c_ [d] `e` \\f</p>', 'a \\*b\\* \\_c\\_ \\[d\\] \\`e\\` \\\\f'],
    [
      '<p># no</p><p>- no</p><p>1. no</p><p>150+ yes</p><p>99.9% yes</p>',
      '\\# no\n\n\\- no\n\n1\\. no\n\n150+ yes\n\n99.9% yes',
    ],
    ['<p>a<!-- -->b <a href="#x">c</a>.</p>', 'ab [c](https://www.example.com/here#x).'],
    ['<p><span>one</span><span>two</span>three</p>', 'one two three'],
    ['<p>one<br>two</p>', 'one two'],
    [
      '<p><img src="/a.svg" alt=""><img src="/b.svg" alt="B &amp; C"></p>',
      '![B & C](https://www.example.com/b.svg)',
    ],
    ['<p>a<span aria-hidden="true">!</span><span class="visually-hidden"> (new)</span></p>', 'a'],
    ['<p>Tag</p><h2>Tag</h2><p>text</p>', 'Tag\n\n## Tag\n\ntext'],
    ['<div><p>Tag</p><h2>Tag</h2></div>', '## Tag'],
    ['<div><p>Badge</p><h2>Heading</h2></div>', '## Heading\n\nBadge'],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<ol><li><h3>a</h3><p>b</p></li><li><h3>2. c</h3></li></ol>', '### 1. a\n\nb\n\n### 2. c'],
    ['<dl><div><dt>a</dt><dd>1</dd><dd>more</dd></div></dl>', '- **a**: 1. more'],
    [
      '<table><tr><th>a</th><th>b|c</th></tr><tr><td>1</td><td></td></tr></table>',
      '| a | b\\|c |\n| --- | --- |\n| 1 |  |',
    ],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<div role="img" aria-label="chart"><p>no</p></div>', 'chart'],
    ['<a href="/x" aria-label="full">short</a>', '[full](https://www.example.com/x)'],
    ['<div hidden><p>no</p></div><p></p><div></div>', ''],
  ])('%s', async (html, markdown) => {
    expect(await written(html)).toBe(markdown)
  })
})
