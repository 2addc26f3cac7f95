import { Buffer as Run, shape } from 'harfbuzzjs'
import { type OpenFont, openFont } from '../open-font.ts'

/** How a line is set: `size` in pixels, `tracking` in ems, `weight` from 400 to 700. */
export interface Style {
  family: 'special-gothic' | 'martian-mono'
  size: number
  weight: number
  tracking: number
}

/** Latin with all its accents, and the signs that prose needs. */
const alphabet = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...[...'–—‘’“”•…€™−'].map((sign) => sign.codePointAt(0) ?? 0),
)

interface Loaded extends OpenFont {
  outlines: Map<number, string>
}

/** The two files of a family, widest first: what one lacks, the next may have. */
async function load(family: Style['family'], weight: number): Promise<Loaded[]> {
  return Promise.all(
    ['latin', 'latin-ext'].map(async (range) => {
      const file = `@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`
      return { ...(await openFont({ file, weight }, alphabet)), outlines: new Map() }
    }),
  )
}

const fonts = new Map<string, Loaded[]>()
for (const [family, weight] of [
  ['special-gothic', 500],
  ['special-gothic', 600],
  ['special-gothic', 700],
  ['martian-mono', 500],
] as const) {
  fonts.set(`${family} ${weight}`, await load(family, weight))
}

interface Glyph {
  path: string
  /** In ems, from the start of the line. */
  x: number
  scale: number
}

interface SetLine {
  glyphs: Glyph[]
  ems: number
}

const lines = new Map<string, SetLine>()

/** A line as outlines, shaped and kerned, once for all sizes. */
function set(text: string, style: Style): SetLine {
  const key = `${style.family} ${style.weight} ${style.tracking} ${text}`
  const known = lines.get(key) ?? setAnew(text, style)
  lines.set(key, known)
  return known
}

/** Characters that no font has are left out. */
function setAnew(text: string, { family, weight, tracking }: Style): SetLine {
  const loaded = fonts.get(`${family} ${weight}`)
  if (!loaded) throw new Error(`${family} is not loaded at ${weight}`)
  const glyphs: Glyph[] = []
  let ems = 0
  for (const { run, from } of runs(text, loaded)) {
    const buffer = new Run()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(from.font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const path = from.outlines.get(codepoint) ?? from.font.glyphToPath(codepoint)
      from.outlines.set(codepoint, path)
      glyphs.push({ path, x: ems + xOffset / from.upem, scale: 1 / from.upem })
      ems += xAdvance / from.upem + tracking
    }
  }
  return { glyphs, ems: ems - (glyphs.length ? tracking : 0) }
}

/** The text in stretches of one font each. */
function runs(text: string, loaded: readonly Loaded[]): { run: string; from: Loaded }[] {
  const stretches: { run: string; from: Loaded }[] = []
  for (const character of text.normalize('NFC')) {
    const from = loaded.find(({ font }) => font.glyph(character.codePointAt(0) ?? 0))
    if (!from) continue
    const last = stretches.at(-1)
    if (last?.from === from) last.run += character
    else stretches.push({ run: character, from })
  }
  return stretches
}

/** The width of a line in pixels. */
export function widthOf(text: string, style: Style): number {
  return set(text, style).ems * style.size
}

/** A line as SVG paths: `x` is its left edge, `y` its baseline. */
export function line(text: string, x: number, y: number, style: Style, fill: string): string {
  const paths = set(text, style)
    .glyphs.filter(({ path }) => path)
    .map(({ path, x: ems, scale }) => {
      const s = (scale * style.size).toFixed(5)
      return `<path transform="translate(${(x + ems * style.size).toFixed(2)} ${y}) scale(${s} -${s})" d="${path}"/>`
    })
  return `<g fill="${fill}">${paths.join('')}</g>`
}
