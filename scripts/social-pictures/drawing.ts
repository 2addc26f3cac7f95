import { readFileSync } from 'node:fs'
import { currentPalette } from '../../build/palette.ts'
import { recolour } from '../../build/recolour.ts'

const palette = currentPalette()

/** A colour of the light scheme, for SVG: only outside of it does the renderer know the site's variables. */
export function colour(name: string): string {
  const value = palette.light.get(name)
  if (!value) throw new Error(`tokens.css has no colour “${name}”`)
  return value
}

/** A drawing of `client/pictures` in the light scheme, its variables filled in. */
export function drawing(name: string): string {
  const source = recolour(name, readFileSync(`client/pictures/${name}.svg`, 'utf8'), palette)
  const root = source.match(/:root\{([^}]*)\}/)?.[1] ?? ''
  const values = new Map([...root.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, key, value]) => [key, value]))
  return source.replaceAll(/var\((--[\w-]+)\)/g, (whole, key) => values.get(key) ?? whole)
}

/** An SVG as the address of an image. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
