import { readFileSync } from 'node:fs'

/** The stylesheet that declares every colour of the site. */
export const tokensFile = 'client/styles/tokens.css'

/** Colours by token, without the leading hyphens: `ink` → `#14152e`. */
export type Scheme = ReadonlyMap<string, string>

export interface Palette {
  light: Scheme
  dark: Scheme
}

function declared(block: string): [string, string][] {
  return [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8}|var\(--[\w-]+\))\s*;/gi)].map(
    ([, name = '', value = '']) => [name, value],
  )
}

/** Resolves every `var(--…)` to its colour. */
function resolved(scheme: Map<string, string>): Scheme {
  const follow = (value: string): string => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return name ? follow(scheme.get(name) ?? '') : value.toLowerCase()
  }
  return new Map([...scheme].map(([name, value]) => [name, follow(value)]))
}

/** The colours of both schemes, read from the tokens' stylesheet. */
export function paletteOf(css: string): Palette {
  const light = new Map(declared(/^:root \{([^}]*)\}/m.exec(css)?.[1] ?? ''))
  const dark = /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? ''
  return { light: resolved(light), dark: resolved(new Map([...light, ...declared(dark)])) }
}

/** The palette of the repository in the current directory. */
export function currentPalette(): Palette {
  return paletteOf(readFileSync(tokensFile, 'utf8'))
}
