/** The stylesheet of the typefaces: ours, and those of systems, which stand in for ours until they have come. */
import { globSync, readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { fontFile, type Source, type StandIn, typefaces } from './typefaces.ts'

const id = 'virtual:typefaces.css'

/**
 * The strings of `src/content` by word, each with the space behind it. One word alone can be a picture's name. They
 * are read, not imported: in development, a file may be wrong at the moment.
 */
function contentStrings(): string[][] {
  return globSync('src/content/**/*.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(/'[^'\n]*'/g) ?? [])
    .map((string) => string.match(/[^\s']+ ?/g) ?? [])
    .filter(({ length }) => length > 1)
}

/**
 * In ems, how high a font is, and how wide all of the site's text and all of its labels are in it, kerned:
 * what counts is that our lines break alike, so that no alphabet would do.
 */
async function measure(source: Source, strings: string[][]) {
  const words = [...new Set(strings.flat())]
  // HarfBuzz reads no woff2.
  const file = await subsetFont(fontFile(source), words.join(''), { targetFormat: 'truetype' })
  const face = new Face(new Blob(new Uint8Array(file)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', Number(source.split(' ')[1]))])
  const run = new Run()
  /** In the font's units. */
  const widthOf = (word: string) => {
    run.reset()
    run.addText(word)
    run.guessSegmentProperties()
    shape(font, run)
    return run.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0)
  }
  const widths = new Map(words.map((word) => [word, widthOf(word) / face.upem]))
  const sum = (some: string[][]) => some.flat().reduce((total, word) => total + (widths.get(word) ?? 0), 0)
  const { ascender, descender } = font.hExtents()
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    prose: sum(strings),
    labels: sum(strings.filter(({ length }) => length <= 8)),
  }
}

/** All of the stylesheet. */
async function stylesheet(): Promise<string> {
  const strings = contentStrings()
  const measures: Record<Source, ReturnType<typeof measure>> = {}
  const measured = (source: Source) => {
    measures[source] ??= measure(source, strings)
    return measures[source]
  }

  /** The face of a system's typeface, set so wide and so high that our own moves nothing when it arrives. */
  async function standIn(file: string, name: string, [family, weight, names, as, wider = 1]: StandIn) {
    const own = await measured(`${file} ${Number.parseInt(weight, 10)}`)
    const theirs = await measured(as)
    // The site sets labels in 500. In 400 and 600 prose and headings wrap.
    const text = weight === '500' ? 'labels' : 'prose'
    // In half percents: few changes of text change the stylesheet, which browsers keep.
    const size = Math.round((200 * own[text]) / (theirs[text] * wider)) / 200
    const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`
    return `@font-face {
  font-family: "${name} ${family}";
  src: ${names.map((each) => `local("${each}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`
  }

  let [own, faces, chains] = ['', '', '']
  for (const [file, { property, name, standIns, last }] of Object.entries(typefaces)) {
    own += `@font-face {
  font-family: "${name}";
  src: url("/client/fonts/${file}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
`
    for (const each of standIns) faces += await standIn(file, name, each)
    const families = new Set([name, ...standIns.map(([family]) => `${name} ${family}`)])
    chains += `${property}: ${[...families].map((family) => `"${family}"`).join(', ')}, ${last};\n`
  }
  return `${own}${faces}:root {\n${chains}}\n`
}

/** The plugin that provides `virtual:typefaces.css`. Measured once: in development, content may change meanwhile. */
export function typefaceStyles(): Plugin {
  return {
    name: 'typeface-styles',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) => (resolved === `\0${id}` ? stylesheet() : null),
  }
}
