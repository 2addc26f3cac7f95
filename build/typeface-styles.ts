/** The stylesheet of the typefaces: ours, and those of systems, which stand in for ours until they have come. */
import { globSync, readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { create } from 'fontkitten'
import type { Plugin } from 'vite'
import { fontFile, type Source, type StandIn, typefaces } from './typefaces.ts'

const id = 'virtual:typefaces.css'

/**
 * What the site says, a string of `src/content` a line. One word alone can be a picture's name. Files are read, not
 * imported: in development, one may be wrong at the moment.
 */
function contentLines(): string {
  const files = globSync('src/content/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const strings = files.flatMap((code) => code.match(/'[^'\n]*'/g) ?? []).map((string) => string.slice(1, -1))
  return strings.filter((string) => /\S \S/.test(string)).join('\n')
}

/**
 * How high a font is, in ems, and how wide all of the site's text and all of its labels are in it, kerned: what counts
 * is that our lines break alike, so that no alphabet would do.
 */
async function measure(source: Source, text: string) {
  const [name = '', weight] = source.split(' ')
  const style = { fontFamily: name, fontWeight: Number(weight), whiteSpace: 'pre' } as const
  const data = fontFile(source)
  const { runs: lines } = await new Renderer().measure(
    { type: 'text', text, style },
    { fonts: [{ name, data }] },
  )
  const sum = (some: typeof lines) => some.reduce((total, { width }) => total + width, 0)
  const font = create(data)
  if (font.isCollection) throw new Error(`The file of ${source} has several fonts`)
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    prose: sum(lines),
    labels: sum(lines.filter((line) => line.text.split(' ').length <= 8)),
  }
}

/** All of the stylesheet. */
async function stylesheet(): Promise<string> {
  const text = contentLines()
  const measures: Record<Source, ReturnType<typeof measure>> = {}
  const measured = (source: Source) => {
    measures[source] ??= measure(source, text)
    return measures[source]
  }

  /** The face of a system's typeface, set so wide and so high that our own moves nothing when it arrives. */
  async function standIn(file: string, name: string, [family, weight, names, as, wider = 1]: StandIn) {
    const own = await measured(`${file} ${Number.parseInt(weight, 10)}`)
    const theirs = await measured(as)
    // The site sets labels in 500. In 400 and 600 prose and headings wrap.
    const some = weight === '500' ? 'labels' : 'prose'
    // In half percents: few changes of text change the stylesheet, which browsers keep.
    const size = Math.round((200 * own[some]) / (theirs[some] * wider)) / 200
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
