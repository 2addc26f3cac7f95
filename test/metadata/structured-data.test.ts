import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { scriptJson } from '../../src/layout/structured-data.tsx'

const hostile = {
  name: '</script><script>alert(1)</script>',
  comment: '<!-- <script> -->',
  cdata: ']]>&lt;/script&gt;',
  lines: 'a\u2028b\u2029c',
}

it('text that wants to be markup stays text in the script element', () => {
  const json = scriptJson(hostile)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(hostile)
  const root = parse(`<body><script type="application/ld+json">${json}</script><p>after</p></body>`)
  expect(root.querySelectorAll('script')).toHaveLength(1)
  expect(root.querySelectorAll('p')).toHaveLength(1)
})
