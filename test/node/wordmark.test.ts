import { create } from 'fontkitten'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { fontFile, typefaces } from '../../build/typefaces.ts'
import { Wordmark } from '../../src/layout/wordmark.tsx'

it.each(['northloom', 'fjordbyte', 'wimmelmann & mohn', 'jill & fjell tilting'])(
  'the name “%s” touches both sides of its drawing and is not cut',
  async (name) => {
    const [text = ''] = Object.keys(typefaces)
    const static700 = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const
    const font = create(await subsetFont(fontFile(text), name, static700))
    if (font.isCollection) throw new Error('The file has several fonts')
    const glyphs = [...name].map((letter) => font.glyphForCodePoint(Number(letter.codePointAt(0))))
    const [first, last] = [glyphs[0], glyphs.at(-1)]

    const drawing = parse(renderToStaticMarkup(createElement(Wordmark, { name })))
    const drawn = drawing.querySelector('text')?.attributes ?? {}
    const [width = 0] = (drawing.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .slice(2)
      .map(Number)
    const scale = Number(drawn['font-size']) / font.unitsPerEm
    const start = Number(drawn['x']) + (first?.bbox.minX ?? 0) * scale
    const spacing = 0.03 * Number(drawn['font-size'])
    const lastSpace = ((last?.advanceWidth ?? 0) - (last?.bbox.maxX ?? 0)) * scale
    const end = Number(drawn['x']) + Number(drawn['textLength']) + spacing - lastSpace
    expect(Math.abs(start), 'the left side').toBeLessThan(2)
    expect(Math.abs(end - width), 'the right side').toBeLessThan(2)
  },
)
