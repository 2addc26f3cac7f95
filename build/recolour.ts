/** Gives drawings the colours of today's tokens, in Oklab, where equal steps look equal. */
import { converter, formatHex, type Oklab } from 'culori'
import { drawnPalette } from './drawn-palette.ts'
import type { Palette, Scheme } from './palette.ts'

/** Colours farther than this from every token are not the company's: a flag, a skin, a wood. */
const farthest = 0.12

/** Colours with less chroma than this have no hue to turn. */
const grey = 0.02

const toOklab = converter('oklab')

/** @throws {Error} when it is no colour. */
export function oklabOf(hex: string): Oklab {
  const colour = toOklab(hex)
  if (!colour) throw new Error(`${hex} is no colour`)
  return colour
}

/** Shades of one hue differ in lightness, so lightness counts half. */
function distance(one: Oklab, other: Oklab): number {
  return Math.hypot((one.l - other.l) / 2, one.a - other.a, one.b - other.b)
}

/** The name of the token that a colour is, or is a shade of. */
function tokenOf(colour: Oklab, drawn: Record<string, string>): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, farthest]
  for (const [name, hex] of Object.entries(drawn)) {
    const away = distance(colour, oklabOf(hex))
    if (away < least) [nearest, least] = [name, away]
  }
  return nearest
}

/** A shade of `from` as the same shade of `to`: lightness moved, hue turned and chroma stretched alike. */
function shade(colour: Oklab, from: Oklab, to: Oklab): Oklab {
  const l = Math.min(1, Math.max(0, colour.l + to.l - from.l))
  const chroma = Math.hypot(from.a, from.b)
  if (chroma < grey) return { ...colour, l, a: colour.a + to.a - from.a, b: colour.b + to.b - from.b }
  const stretch = Math.hypot(to.a, to.b) / chroma
  const turn = Math.atan2(to.b, to.a) - Math.atan2(from.b, from.a)
  const [cos, sin] = [Math.cos(turn) * stretch, Math.sin(turn) * stretch]
  return { ...colour, l, a: colour.a * cos - colour.b * sin, b: colour.a * sin + colour.b * cos }
}

function followed(hex: string, drawn: Record<string, string>, now: Scheme): string {
  const colour = oklabOf(hex)
  const name = tokenOf(colour, drawn)
  const [from, to] = [drawn[name ?? ''], now.get(name ?? '')]
  if (!from || !to || from === to) return hex
  return hex.toLowerCase() === from ? to : formatHex(shade(colour, oklabOf(from), oklabOf(to)))
}

/** Where a drawing's dark colours are: in a rule for `:target`, or in the icon's media query. */
const darkRule = /(:target\{[^}]*\}|prefers-color-scheme:dark\)\{:root\{[^}]*\})/

/**
 * A drawing in today's colours: each colour that is a token's, or near one, follows that token. Flags keep their
 * colours. While no token differs from the drawn palette, this is the drawing as it is.
 * @param name of the drawing's file
 */
export function recolour(name: string, svg: string, now: Palette): string {
  if (name.startsWith('flag-')) return svg
  return svg
    .split(darkRule)
    .map((part) => {
      const scheme = darkRule.test(part) ? 'dark' : 'light'
      // A colour stands alone after a colon or a quote, and has three or six digits; a reference (`#a1`) does not.
      return part.replaceAll(/(?<=[:"])#(?:[\da-f]{6}|[\da-f]{3})(?=[;}"])/gi, (hex) =>
        followed(hex, drawnPalette[scheme], now[scheme]),
      )
    })
    .join('')
}
