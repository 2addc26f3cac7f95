import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { create } from 'fontkitten'
import type { ReactNode } from 'react'
import sharp from 'sharp'
import { weaves } from '../../src/content/schema.ts'
import { drawingNames, lightDrawing } from '../drawings.ts'
import { currentPalette, filled, tokenStyles } from '../palette.ts'
import { most, photographFiles, upright } from '../photographs.ts'
import { fontFile, typefaces } from '../typefaces.ts'

const size = { width: 1200, height: 630 }

/** The complete typefaces: those in `client/fonts` have fewer letters, to be smaller. */
const files = Object.keys(typefaces).flatMap((name) =>
  (['latin', 'latin-ext'] as const).map((range) => ({ name, data: fontFile(name, range) })),
)
const fonts = files.map(({ data }) => create(data))
const known = new Set(fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : [])))

const palette = currentPalette()

const images = [
  ...weaves.map((src) => ({ src, data: readFileSync(`src/ui/weaves/${src}.png`) })),
  ...drawingNames().map((src) => ({ src, data: Buffer.from(lightDrawing(src, palette)) })),
]
for (const [src, file] of photographFiles()) {
  // It replaces a drawing of the same name. Without its noise, which is invisible at this size, the PNG is smaller.
  images.push({ src, data: await upright(file, 600).median().png().toBuffer() })
}

const families = Object.entries(typefaces).map(([name, { property }]) => `${property}: ${name};`)

const own = `
  :root { ${families.join(' ')} --cell: 16px; background: var(--paper); color: var(--ink); font-family: var(--sans) }
  .mono { font-family: var(--mono); font-size: 25px; letter-spacing: -0.03em }
  /* A title that is measured alone is the root. */
  h1, h1:root { font-family: var(--heading) }
  h1 { margin: 0 0 0 -0.03em; padding-bottom: 0.1em; font-weight: 600; line-height: 0.95 }
  h1 { letter-spacing: -0.032em; text-wrap: balance; overflow-wrap: anywhere }
  p { margin: 8px 0 0; font-size: 42px; line-height: 56px }
  .logo b { max-width: 360px; font-size: 40px; letter-spacing: -0.024em }
  .logo b, p, .tag span, .label { white-space: nowrap; text-fit: shrink }
  p, .label, .muted { color: var(--ink2); font-weight: 500 }
  .label { flex: 1; min-width: 0; font-size: 36px }
  .tag { color: var(--on-accent, var(--ink)) }
  .tag span { border-color: var(--ink); background: var(--accent, var(--paper)) }
  .bolt { --cell: 24px; position: relative; border-right: 3px solid }
  .pattern { --px: 30px }
  .thread { display: var(--loom, block) }
  .warp { background: var(--loom, repeating-linear-gradient(90deg, #0000 0 8.5px, var(--edge) 0 11.5px, #0000 0 20px)) }
  /* Whole pixels at this size: the renderer knows no round(). */
  .weft { --pitch: 6px; --thread: 5px; color: var(--accent-text, var(--ink)); font-size: 76px }`

// The site's own variables, cloths and weave patterns, with pictures by their names, and what is so in the pictures alone.
const styles = [
  'client/styles/tokens',
  'src/ui/cloth.module',
  'src/ui/weave-pattern.module',
  'src/ui/weft.module',
]
const css = tokenStyles() + styles.map((file) => readFileSync(`${file}.css`, 'utf8')).join('')
const options = {
  ...size,
  css: [css.replaceAll(/url\("[^"]*\/([\w-]+)\.\w+"\)/g, 'url("$1")') + own],
  images,
}
const renderer = new Renderer()
// In this order, because the renderer takes a letter that two files have from the first.
for (const file of files) await renderer.registerFont(file)

/** Whether the typefaces have most letters of a text. They have few or none of one in another script. */
export function isDrawable(text: string): boolean {
  const letters = text.normalize().match(/\p{L}/gu) ?? []
  return letters.filter((letter) => known.has(letter.codePointAt(0) ?? 0)).length * 2 >= letters.length
}

/**
 * The tree to lay out, without characters that no typeface has, because the renderer shows a box for each. Variables
 * are replaced by colours, because the renderer does not support them in SVG.
 */
async function treeOf(element: ReactNode) {
  const { node } = await fromJsx(element)
  const json = filled(JSON.stringify(node), palette.light).normalize('NFC')
  return JSON.parse(json.replaceAll(/[^\0-~]/gu, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '')))
}

/** The positions of an element and its lines of text, in pixels. */
export async function measured(element: ReactNode) {
  return renderer.measure(await treeOf(element), options)
}

/** A picture of 1200 × 630 pixels as a PNG of at most 256 colours, or of fewer when it would be too large. */
export async function png(element: ReactNode, name: string): Promise<Buffer> {
  const pixels = await renderer.render(await treeOf(element), { ...options, format: 'raw' })
  const image = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  for (const quality of [100, 30, 10, 1]) {
    const data = await image.png({ palette: true, dither: 0, quality }).toBuffer()
    if (data.length <= most) return data
  }
  throw new Error(
    `${name} takes more than ${most / 1024} KB with few colours. Take noise and fine texture out of its photographs.`,
  )
}
