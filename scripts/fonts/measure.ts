import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { fontFile, type Source } from '../../build/typefaces.ts'
import { entriesOf } from '../../src/laws/entries.ts'
import { contentFiles } from '../content-files.ts'

/** The strings of `src/content` by word, each with the space behind it. One word alone can be a picture's name. */
const strings = entriesOf(await contentFiles())
  .map(({ value }) => (typeof value === 'string' ? (value.match(/\S+ ?/g) ?? []) : []))
  .filter(({ length }) => length > 1)
const labels = strings.filter(({ length }) => length <= 8)
const words = [...new Set(strings.flat())]

/**
 * In ems, how high a font is, and how wide all of the site's text and all of its labels are in it, kerned:
 * what counts is that our lines break alike, so that no alphabet would do.
 */
export async function measure(source: Source) {
  // HarfBuzz reads no woff2.
  const file = await subsetFont(fontFile(source), words.join(''), { targetFormat: 'truetype' })
  const face = new Face(new Blob(new Uint8Array(file)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', Number(source.split(' ')[1]))])
  const widths = new Map(words.map((word) => [word, widthOf(word, font) / face.upem]))
  const sum = (some: string[][]) => some.flat().reduce((total, word) => total + (widths.get(word) ?? 0), 0)
  const { ascender, descender } = font.hExtents()
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    prose: sum(strings),
    labels: sum(labels),
  }
}

/** In the font's units. */
function widthOf(word: string, font: Font): number {
  const run = new Run()
  run.addText(word)
  run.guessSegmentProperties()
  shape(font, run)
  return run.getGlyphInfosAndPositions().reduce((width, { xAdvance = 0 }) => width + xAdvance, 0)
}
