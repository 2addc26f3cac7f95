import { readFileSync } from 'node:fs'
import { currentPalette, tokensFile } from '../../build/palette.ts'
import { recolour } from '../../build/recolour.ts'
import type { Hue, Weave } from '../../src/content/schema.ts'

/** The canvas, in pixels. */
export const canvas = { width: 1200, height: 630 }

const tokens = readFileSync(tokensFile, 'utf8')

const palette = currentPalette()

/** A colour of the light scheme, as `client/styles/tokens.css` has it. */
export function colour(name: string): string {
  const value = palette.light.get(name)
  if (!value) throw new Error(`tokens.css has no colour “${name}”`)
  return value
}

/** The colour of text on a dye. */
export function onDye(hue: Hue): string {
  const [, name, value] =
    /--on-h: (?:var\(--([\w-]+)\)|(#[0-9a-f]{3,6}));/.exec(tokens.split(`[data-hue="${hue}"]`)[1] ?? '') ?? []
  if (!name && !value) throw new Error(`tokens.css has no text colour on “${hue}”`)
  return value ?? colour(name ?? '')
}

/** A drawing of `client/pictures` in the light scheme, its variables filled in: renderers know none. */
export function drawing(name: string): string {
  const coloured = recolour(name, readFileSync(`client/pictures/${name}.svg`, 'utf8'), palette)
  const source = coloured.replace(/:target\{[^}]*\}/, '')
  const root = source.match(/:root\{([^}]*)\}/)?.[1] ?? ''
  const values = new Map([...root.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, key, value]) => [key, value]))
  return withoutUse(source.replaceAll(/var\((--[\w-]+)\)/g, (whole, key) => values.get(key) ?? whole))
}

/** Each `<use>` of a path as a path of its own: outside a browser, rules for the first path reach the second. */
function withoutUse(svg: string): string {
  const shared = svg.match(/[.\w]+ use(?:,[^{]*)?\{([^}]*)\}/)?.[1] ?? ''
  return svg.replaceAll(/<use class="(\w+)" href="#(\w+)"\/>/g, (_, className: string, id: string) => {
    const own = svg.match(new RegExp(`\\.${className}\\{([^}]*)\\}`))?.[1] ?? ''
    const course = svg.match(new RegExp(`<path id="${id}" d="([^"]*)"`))?.[1] ?? ''
    return `<path style="fill:none;${shared};${own}" d="${course}"/>`
  })
}

/** A drawing without its frame, to stand inside another. */
export function bodyOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>(?:<style>:root\{[^}]*\}<\/style>)?/, '').replace('</svg>', '')
}

/** A symbol of the sprite of marks, drawn in `ink`. */
export function mark(name: string): string {
  const sprite = readFileSync('client/pictures/marks.svg', 'utf8')
  const symbol = sprite.match(new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`))?.[1]
  if (!symbol) throw new Error(`marks.svg has no mark “${name}”`)
  return `<g fill="none" stroke="${colour('ink')}" stroke-width="2" stroke-linecap="square">${symbol}</g>`
}

/** The three values of a dye's cloth. */
export interface Dye {
  weft: string
  warp: string
  gap: string
}

export function dyeOf(hue: Hue): Dye {
  const [gap, weft, warp] = drawing(`cloth-${hue}`).match(/#[0-9A-F]{6}/gi) ?? []
  if (!gap || !weft || !warp) throw new Error(`cloth-${hue}.svg does not have three values`)
  return { gap, weft, warp }
}

/** One repeat of a weave, row by row; `true` is a black square, warp up. */
export type Draft = readonly (readonly boolean[])[]

const cloth = readFileSync('client/styles/cloth.css', 'utf8')

/** A weave as `client/styles/cloth.css` draws it. */
export function draftOf(weave: Weave): Draft {
  const rule = cloth.split(weave === 'plain' ? '\n.draft {' : `\n.draft-${weave} {`)[1]?.split('\n}')[0] ?? ''
  const [across, down] = ['across', 'down'].map((side) => Number(rule.match(`--${side}: (\\d+)`)?.[1]))
  const squares = [...rule.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map((each) => each.slice(1).map(Number))
  if (!across || !down || !squares.length) throw new Error(`cloth.css has no weave “${weave}”`)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) =>
      squares.some(
        ([x = 0, y = 0, width = 0, height = 0]) =>
          x <= column && column < x + width && y <= row && row < y + height,
      ),
    ),
  )
}
