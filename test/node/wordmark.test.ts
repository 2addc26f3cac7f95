import { create } from 'fontkitten'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { fontFile, typefaces } from '../../build/typefaces.ts'
import { Wordmark } from '../../src/layout/wordmark.tsx'

it.each(['westerholm', 'jill & fjell tilting'])(
  'the name “%s” touches both sides of its drawing and is not cut',
  async (name) => {
    const [text = ''] = Object.keys(typefaces)
    const static600 = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const
    const font = create(await subsetFont(fontFile(text), name, static600))
    if (font.isCollection) throw new Error('The file has several fonts')
    const glyphOf = (letter = '') => font.glyphForCodePoint(Number(letter.codePointAt(0)))
    const [first, last] = [glyphOf(name[0]), glyphOf(name.at(-1))]

    const drawing = parse(renderToStaticMarkup(createElement(Wordmark, { name })))
    const [, , width] = drawing.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? []
    const { x, textLength, 'font-size': size } = drawing.querySelector('text')?.attributes ?? {}
    const scale = Number(size) / font.unitsPerEm
    const start = Number(x) + first.bbox.minX * scale
    // After the last letter is the space between letters, too.
    const space = (last.advanceWidth - last.bbox.maxX) * scale - 0.03 * Number(size)
    const end = Number(x) + Number(textLength) - space
    expect(Math.abs(start), 'the left side').toBeLessThan(2)
    expect(Math.abs(end - Number(width)), 'the right side').toBeLessThan(2)
  },
)
