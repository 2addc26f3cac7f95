import { drawnPalette } from './drawn-palette.ts'
import { hexOf, type Oklab, oklabOf } from './oklab.ts'
import type { Palette, Scheme } from './palette.ts'

/** A colour that is farther from every token than this belongs to what is drawn: a flag, a skin, a wood. */
const farthest = 0.12

/** Shades of one dye differ in lightness, so that it counts half. */
function distance([l1, a1, b1]: Oklab, [l2, a2, b2]: Oklab): number {
  return Math.hypot((l1 - l2) / 2, a1 - a2, b1 - b2)
}

/** The token that a colour is, or is a shade of. */
function tokenOf(colour: Oklab, drawn: Record<string, string>): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, farthest]
  for (const [name, hex] of Object.entries(drawn)) {
    const away = distance(colour, oklabOf(hex))
    if (away < least) [nearest, least] = [name, away]
  }
  return nearest
}

/** A shade of `from` as the same shade of `to`: as much lighter, its hue turned and its chroma stretched as much. */
function shade(colour: Oklab, from: Oklab, to: Oklab): Oklab {
  const chroma = Math.hypot(from[1], from[2])
  const stretch = chroma < 0.02 ? 1 : Math.hypot(to[1], to[2]) / chroma
  const turn = chroma < 0.02 ? 0 : Math.atan2(to[2], to[1]) - Math.atan2(from[2], from[1])
  const [cos, sin] = [Math.cos(turn) * stretch, Math.sin(turn) * stretch]
  const [, a, b] = colour
  const grey = chroma < 0.02 ? [to[1] - from[1], to[2] - from[2]] : [0, 0]
  const lightness = Math.min(1, Math.max(0, colour[0] + to[0] - from[0]))
  return [lightness, a * cos - b * sin + (grey[0] ?? 0), a * sin + b * cos + (grey[1] ?? 0)]
}

function followed(hex: string, drawn: Record<string, string>, now: Scheme): string {
  const colour = oklabOf(hex)
  const name = tokenOf(colour, drawn)
  const [from, to] = [drawn[name ?? ''], now.get(name ?? '')]
  if (!from || !to || from === to) return hex
  return hex.toLowerCase() === from
    ? to
    : hexOf(shade(colour, from === to ? colour : oklabOf(from), oklabOf(to)))
}

/** Where a drawing's dark colours stand: in a rule for `:target`, or in the icon's media query. */
const darkRule = /(:target\{[^}]*\}|prefers-color-scheme:dark\)\{:root\{[^}]*\})/

/**
 * A drawing in today's colours: each colour that is a token's, or near it, follows that token. Flags stay.
 * While no token has changed, this is the drawing as it is.
 */
export function recolour(name: string, svg: string, now: Palette): string {
  if (name.startsWith('flag-')) return svg
  return svg
    .split(darkRule)
    .map((part) => {
      const scheme = darkRule.test(part) ? 'dark' : 'light'
      // A colour has three or six digits; an address within the drawing (`#a1`) never stands after a colon or quote alone.
      return part.replaceAll(/(?<=[:"])#(?:[\da-f]{6}|[\da-f]{3})(?=[;}"])/gi, (hex) =>
        followed(hex, drawnPalette[scheme], now[scheme]),
      )
    })
    .join('')
}
