/**
 * Writes the files of the typefaces: `npm run fonts`. Run it after a change of typeface. It writes
 *
 * - `client/fonts/*.woff2`: for each weight of a typeface, a file with the most usual letters, and further files with others,
 * - `client/fonts/letters.json`, the characters that all typefaces have, which a rule of the content reads,
 * - `client/fonts/widths.json`, the widths of letters, by which the company's name fills the footer, and
 * - `client/styles/typefaces.css`, with rules for these files and for the system fonts that are shown until they have loaded.
 *   System fonts get the width and height of the typefaces, so that the layout does not shift.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { type Fallback, fontFile, typefaces } from '../build/typefaces.ts'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const signs = '\u00a0©®°·×–—‘’“”•…−€£₹™½\u2009\u202f'
/** The characters of the first file of each typeface, which every page loads. */
const common = [...(ascii + signs)].map((sign) => sign.codePointAt(0) ?? 0)
/** The files of Fontsource, and the suffixes of the files made of the rest, which browsers load only for such characters. */
const rests = { latin: '-accented', 'latin-ext': '-extended' } as const

/** The texts of the site. Strings of fewer than two words are left out, because they can be names in code. */
const texts = globSync('src/content/**/*.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text))
  .filter((text) => /\S \S/.test(text))

/** The average width of a letter with kerning, in ems. */
async function averageWidth(name: string, weight: number): Promise<number> {
  const style = { fontFamily: name, fontWeight: weight, fontSize: '1px', whiteSpace: 'pre' } as const
  const fonts = [{ name, data: fontFile(name) }]
  const { runs } = await new Renderer().measure({ type: 'text', text: texts.join('\n'), style }, { fonts })
  return runs.reduce((sum, { width }) => sum + width, 0) / texts.join('').length
}

function fontFace(family: string, src: string, weight: number, ...others: string[]): string {
  const descriptors = [`font-family: "${family}"`, `src: ${src}`, `font-weight: ${weight}`, ...others]
  return `@font-face { ${descriptors.join('; ')} }\n`
}

/** The code points of the letters, punctuation marks and signs of currencies that the typeface in a file has. */
function charactersOf(data: Buffer): number[] {
  const font = create(data)
  if (font.isCollection) throw new Error('The file has several fonts')
  const isText = (code: number) => /[\p{L}\p{P}\p{Sc}]/u.test(String.fromCodePoint(code))
  return font.characterSet.filter(isText).sort((a, b) => a - b)
}

/** A `unicode-range` with all `codes` and without `others`. Between two codes it may have characters of no file. */
function unicodeRange(codes: readonly number[], others: ReadonlySet<number>): string {
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    const between = last && Array.from({ length: code - last[1] }, (_, step) => last[1] + step)
    if (last && between && between.length < 256 && !between.some((each) => others.has(each))) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

/** Writes a file with some characters of a typeface in one weight, without the glyphs of features that the site does not use. */
async function webFace(
  file: string,
  name: string,
  weight: number,
  codes: readonly number[],
  source: Buffer,
  ...range: string[]
) {
  const font = await subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noLayoutClosure: true,
  })
  writeFileSync(`client/fonts/${file}.woff2`, font)
  console.log(`${file}: ${font.length} bytes`)
  return fontFace(
    name,
    `url("../fonts/${file}.woff2") format("woff2")`,
    weight,
    'font-display: swap',
    ...range,
  )
}

/**
 * The widths of small letters, digits and signs in bold, in thousandths of an em: from one letter to the next, and the space
 * at the left and at the right of the drawn shape, which is negative where the shape stands out.
 */
async function boldWidths(source: Buffer, codes: readonly number[]) {
  const small = String.fromCodePoint(...codes).toLowerCase()
  const bold = create(
    await subsetFont(source, small, { targetFormat: 'truetype', variationAxes: { wght: 600 } }),
  )
  if (bold.isCollection) throw new Error('The file has several fonts')
  const thousandths = (units: number) => Math.round((1000 * units) / bold.unitsPerEm)
  return [...new Set(small)].map((letter) => {
    const { advanceWidth, bbox } = bold.glyphForCodePoint(Number(letter.codePointAt(0)))
    const { minX, maxX } = bbox
    const sides = Number.isFinite(minX) ? [minX, advanceWidth - maxX] : [0, 0]
    return [letter, [advanceWidth, ...sides].map(thousandths)] as const
  })
}

async function fallbackFace(file: string, name: string, [family, weight, names, width]: Fallback) {
  const font = create(fontFile(file))
  if (font.isCollection) throw new Error(`The file of ${file} has several fonts`)
  // Rounded to half percents, because the average width differs more than that from one text to another.
  const size = Math.round((200 * (await averageWidth(file, weight))) / width) / 200
  const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`
  const overrides = [
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${percent(font.ascent / font.unitsPerEm / size)}`,
    `descent-override: ${percent(-font.descent / font.unitsPerEm / size)}`,
    'line-gap-override: 0%',
  ]
  const src = names.map((each) => `local("${each}")`).join(', ')
  return fontFace(`${name} ${family}`, src, weight, ...overrides)
}

let [faces, fallbackFaces, families] = ['/* Written by `npm run fonts`. */\n', '', '']
let widths: Record<string, number[]> | undefined
let letters = Array.from({ length: 0xffff }, (_, code) => code)
for (const [file, { property, name, weights, fallbacks, last }] of Object.entries(typefaces)) {
  for (const weight of weights)
    faces += await webFace(`${file}-${weight}`, name, weight, common, fontFile(file))
  const had = new Set(common)
  const files = Object.entries(rests).map(([range, suffix]) => {
    const source = fontFile(file, range as keyof typeof rests)
    const codes = charactersOf(source).filter((code) => !had.has(code))
    for (const code of codes) had.add(code)
    return { suffix, source, codes }
  })
  for (const { suffix, source, codes } of files) {
    const range = unicodeRange(codes, new Set([...had].filter((code) => !codes.includes(code))))
    for (const weight of weights)
      faces += await webFace(
        `${file}-${weight}${suffix}`,
        name,
        weight,
        codes,
        source,
        `unicode-range: ${range}`,
      )
  }
  // The first typeface is that of text.
  widths ??= Object.fromEntries([
    ...(await boldWidths(fontFile(file), common)),
    ...(await Promise.all(files.map(({ source, codes }) => boldWidths(source, codes)))).flat(),
  ])
  letters = letters.filter((code) => had.has(code))
  for (const fallback of fallbacks) fallbackFaces += await fallbackFace(file, name, fallback)
  const names = new Set([name, ...fallbacks.map(([family]) => `${name} ${family}`)])
  families += `  ${property}: ${[...names].map((family) => `"${family}"`).join(', ')}, ${last};\n`
}
writeFileSync('client/styles/typefaces.css', `${faces}${fallbackFaces}:root {\n${families}}\n`)
writeFileSync('client/fonts/letters.json', `${JSON.stringify(String.fromCodePoint(...letters))}\n`)
writeFileSync('client/fonts/widths.json', `${JSON.stringify(widths)}\n`)
