import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { openingHours } from '../../src/feeds/office-data.ts'
import { scriptJson } from '../../src/layout/structured-data.tsx'

describe('opening hours', () => {
  it('are read from the wording of the cards', () => {
    expect(openingHours('9:00–18:00 IST, Mon–Fri')).toMatchObject({ opens: '09:00', closes: '18:00' })
    expect(openingHours('10:30–14:00 CET, Sat–Sun')?.dayOfWeek).toEqual(['Saturday', 'Sunday'])
  })

  it.each(['', 'by appointment', '9–5', '9:00–18:00 IST, Fri–Mon', '9:00–18:00 IST, Mon–Fro'])(
    'are not guessed from “%s”',
    (hours) => {
      expect(openingHours(hours)).toBeNull()
    },
  )
})

describe('text that wants to be markup', () => {
  const hostile = {
    name: '</script><script>alert(1)</script>',
    comment: '<!-- <script> -->',
    cdata: ']]>&lt;/script&gt;',
    lines: 'a\u2028b\u2029c',
  }

  it('stays text in the script element', () => {
    const json = scriptJson(hostile)
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(hostile)
    const root = parse(`<body><script type="application/ld+json">${json}</script><p>after</p></body>`)
    expect(root.querySelectorAll('script')).toHaveLength(1)
    expect(root.querySelectorAll('p')).toHaveLength(1)
  })
})
