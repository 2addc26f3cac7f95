import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/** The stylesheet that declares every colour of the site. */
export const tokensFile = 'client/styles/tokens.css'

/** Colours by token, without the leading hyphens: `ink` → `#14152e`. */
export type Scheme = ReadonlyMap<string, string>

export type Palette = Record<'light' | 'dark', Scheme>

const variable = /var\(--([\w-]+)\)/g

/** Fills in colours for variables, where something draws that knows none; other variables stay. */
export function filled(text: string, colours: Scheme): string {
  return text.replaceAll(variable, (whole, name) => colours.get(name) ?? whole)
}

/** The names of the variables that a text uses. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name = '']) => name))]
}

/** What a name or a function of CSS, such as `oklab(from …)`, amounts to; `undefined` when it is no colour. */
function computed(colour: string): string | undefined {
  // By itself, any word would pass.
  const mixed = /^\w+$/.test(colour) ? `color-mix(in srgb, ${colour}, ${colour})` : colour
  const code = Buffer.from(`a { color: ${mixed} }`)
  const css = transform({ filename: '', code, targets: { chrome: 60 << 16 } }).code.toString()
  return /color: (#?\w+);/.exec(css)?.[1]
}

/**
 * What the rules declare, one after the other, with every variable and function resolved. Words that are no colours
 * are left out.
 * @throws {Error} when a function of colour comes to none.
 */
function resolved(rules: string[]): Scheme {
  const declaration =
    /--([\w-]+):\s*(#[\da-f]{3,8}|[a-z]+|(?:var|rgb|hsl|oklab|oklch|color-mix)\([^;]+)\s*;/gi
  const declared = new Map(
    [...rules.join().matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  )
  const follow = (value: string): string =>
    value.replaceAll(variable, (_, name) => follow(declared.get(name) ?? ''))
  return new Map(
    [...declared].flatMap(([name, value]) => {
      const plain = follow(value)
      const colour = plain.startsWith('#') ? plain.toLowerCase() : computed(plain)
      if (!colour && plain.includes('(')) throw new Error(`--${name}: ${value} does not come to a colour`)
      return colour ? [[name, colour]] : []
    }),
  )
}

/** The colours of both schemes in stylesheets that declare them. */
export function paletteOf(css: string): Palette {
  const light = css.match(/^:root \{[^}]*\}/gm) ?? []
  const dark = css.match(/(?<=prefers-color-scheme: dark\) \{\s*):root \{[^}]*\}/g) ?? []
  return { light: resolved(light), dark: resolved([...light, ...dark]) }
}

/** Tokens, and the shades of them that drawings use, of the repository in the current directory. */
export function currentPalette(): Palette {
  return paletteOf(readFileSync(tokensFile, 'utf8') + readFileSync('client/pictures/shades.css', 'utf8'))
}
