import { Buffer as Run, shape } from 'harfbuzzjs'
import { openFont, type Source } from '../open-font.ts'
import { siteWords, type Times } from './site-text.ts'

/** In ems. */
interface Measures {
  ascent: number
  descent: number
  /** Of all of the site's text in one line, kerned, and of all of its labels. */
  width: Times
}

const words = await siteWords()
const alphabet = [...words.keys()].join('')

async function measureAnew(source: Source): Promise<Measures> {
  const { font, upem } = await openFont(source, alphabet)
  const width = { prose: 0, labels: 0 }
  for (const [word, times] of words) {
    const run = new Run()
    run.addText(word)
    run.guessSegmentProperties()
    shape(font, run)
    for (const { xAdvance = 0 } of run.getGlyphInfosAndPositions()) {
      width.prose += (xAdvance / upem) * times.prose
      width.labels += (xAdvance / upem) * times.labels
    }
  }
  const { ascender, descender } = font.hExtents()
  return { ascent: ascender / upem, descent: -descender / upem, width }
}

const known = new Map<string, Promise<Measures>>()

/**
 * Measures a font with what the site says rather than with an alphabet, because what counts is that our
 * lines break alike.
 * @throws {Error} when there is no such file.
 */
export function measure(source: Source): Promise<Measures> {
  const key = `${source.file} ${source.weight}`
  const measures = known.get(key) ?? measureAnew(source)
  known.set(key, measures)
  return measures
}
