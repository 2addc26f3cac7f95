/** Reads the colours of the site, and gives them to the stylesheet, drawings, icons and social pictures. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { type Accent, accents } from '../src/content/schema.ts'
import { contrast } from './contrast.ts'

export const coloursFile = 'client/styles/colours.json'

/** A colour as CSS, which may name others, such as `var(--ink)`; or one for each scheme. */
type Colour = string | Record<'light' | 'dark', string>

/** Colours by name. The stylesheet and drawings use `tokens`, and only drawings use `shades`. */
type Colours = Record<'tokens' | 'shades', Record<string, Colour>>

interface ColoursFile extends Colours {
  /** For each accent, the colour of text on it, and the number of threads in one tile of its cloth. */
  accents: Record<Accent, { text: string; cells: number }>
}

/** Colours by name, without the leading hyphens: `ink` → `#14152e`. */
export type Scheme = ReadonlyMap<string, string>

export type Palette = Record<'light' | 'dark', Scheme>

/** Matches a variable. Its first group is the name. */
export const variable = /var\(--([\w-]+)\)/g

/** Fills in colours for variables, where the renderer knows no variables. Variables that are no colours stay. */
export function filled(text: string, colours: Scheme): string {
  return text.replaceAll(variable, (whole, name) => colours.get(name) ?? whole)
}

/** The colour without functions, such as `oklab(from …)`, or `undefined` when it is no colour. */
function computed(colour: string): string | undefined {
  // Lightning CSS computes a mix only when it knows both colours.
  const code = Buffer.from(`a { color: color-mix(in srgb, ${colour}, ${colour}) }`)
  const css = transform({ filename: '', code, targets: { chrome: 60 << 16 } }).code.toString()
  return /color: (#?\w+);/.exec(css)?.[1]
}

/** The colours of the site as hexadecimal values, with variables and CSS functions replaced by their results. */
export function paletteOf({ tokens, shades }: Colours): Palette {
  const colours = Object.entries({ ...tokens, ...shades })
  const schemeOf = (scheme: 'light' | 'dark') => {
    const values = new Map(colours.map(([name, c]) => [name, typeof c === 'string' ? c : c[scheme]]))
    const follow = (value: string): string =>
      value.replaceAll(variable, (_, name) => follow(values.get(name) ?? ''))
    for (const [name, value] of values) {
      const colour = computed(follow(value))
      if (!colour) throw new Error(`${coloursFile}: the value of ${name}, ${value}, is no colour`)
      values.set(name, colour)
    }
    return values
  }
  return { light: schemeOf('light'), dark: schemeOf('dark') }
}

function readColours(): ColoursFile {
  try {
    return JSON.parse(readFileSync(coloursFile, 'utf8'))
  } catch (error) {
    throw new Error(`${coloursFile}: ${(error as Error).message}`)
  }
}

export const currentPalette = (): Palette => paletteOf(readColours())

/** @throws {Error} when a text cannot be read on the colour of the brand, of an accent or of the page */
export function checkContrast(colours = readColours()): void {
  const pairs = accents.map((name): [string, string] => [name, colours.accents[name].text])
  pairs.unshift(['brand', 'var(--night)'], ['paper', 'var(--ink)'])
  for (const palette of Object.values(paletteOf(colours))) {
    for (const [ground, text] of pairs) {
      const ratio = contrast(filled(text, palette), palette.get(ground)).toFixed(2)
      if (Number(ratio) < 4.5)
        throw new Error(`${coloursFile}: ${text} on ${ground} has a contrast of ${ratio} instead of 4.5`)
    }
  }
}

/** A stylesheet that declares the tokens for both schemes, and what the attribute `data-accent` sets. */
export function tokenStyles(colours = readColours()): string {
  checkContrast(colours)
  const rules = { light: '', dark: '' }
  for (const [name, colour] of Object.entries(colours.tokens)) {
    const { light, dark } = typeof colour === 'string' ? { light: colour, dark: '' } : colour
    rules.light += `--${name}: ${light};`
    if (dark) rules.dark += `--${name}: ${dark};`
  }
  const accentRules = accents.map(
    (name) => `[data-accent="${name}"] {
      --accent: var(--${name}); --accent-text: var(--${name}-text); --accent-tint: var(--${name}-tint);
      --accent-dark: var(--${name}-dark); --on-accent: ${colours.accents[name].text};
      --cloth: var(--loom, url("/client/pictures/cloth-${name}.svg")); --cells: ${colours.accents[name].cells};
    }`,
  )
  return `:root { ${rules.light} } @media (prefers-color-scheme: dark) { :root { ${rules.dark} } } ${accentRules.join('')}`
}

/** Vite plugin that provides `virtual:colours.css`, and updates it in the open page when the file is saved. */
export function virtualColours(): Plugin {
  const id = '\0virtual:colours.css'
  return {
    name: 'virtual-colours',
    resolveId: (source) => (id === `\0${source}` ? id : null),
    load(resolved) {
      if (resolved !== id) return null
      this.addWatchFile(resolve(coloursFile))
      return tokenStyles()
    },
  }
}
