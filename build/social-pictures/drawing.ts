import { readFileSync } from 'node:fs'
import { currentPalette } from '../palette.ts'
import { recolour } from '../recolour.ts'

const palette = currentPalette()

/** Fills in CSS variables, of the site's light scheme if no others are given: inside SVG the renderer knows none. */
export function filled(text: string, values: ReadonlyMap<string, string> = palette.light): string {
  return text.replaceAll(/var\(--([\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
}

/** A drawing of `client/pictures` in the light scheme. */
export function drawing(name: string): string {
  const source = recolour(name, readFileSync(`client/pictures/${name}.svg`, 'utf8'), palette)
  const root = source.match(/:root\{([^}]*)\}/)?.[1] ?? ''
  const values = [...root.matchAll(/--([\w-]+):([^;]+)/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  )
  return filled(source, new Map(values))
}
