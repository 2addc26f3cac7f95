/** Colours for drawings: they name tokens, as stylesheets do, but a picture knows nothing of the page's variables. */
import { readFileSync } from 'node:fs'
import { currentPalette, filled, type Scheme, variable } from './palette.ts'
import { pictureFiles, pictureFolder } from './picture-files.ts'
import { type Reading, readDrawing } from './read-drawing.ts'

/** Drawings that are collections of symbols, and have no size of their own. */
export const sprites = ['clients', 'icons']

export function drawingNames(): string[] {
  return pictureFiles().flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
}

const sourceOf = (name: string) => readFileSync(`${pictureFolder}/${name}.svg`, 'utf8')

/** A drawing as browsers get it: in the light scheme, and in the dark one if its first tag has the id `dark`. */
interface Drawing {
  light: string
  dark: string | undefined
}

/** @throws {Error} with the file, if the drawing names an unknown token or browsers cannot show it */
export function drawing(name: string, { light, dark } = currentPalette(), svg = sourceOf(name)): Drawing {
  const read = reading(name, light, svg)
  if (!read.isDark) return { light: filled(read.svg, light), dark: undefined }
  // A part of a drawing can set tokens that differ between the schemes, so they stay variables.
  const changing = [...read.tokens].filter((token) => light.get(token) !== dark.get(token))
  const fixed = new Map([...light].filter(([token]) => !changing.includes(token)))
  const inScheme = (scheme: Scheme) => {
    const values = changing.map((token) => `--${token}:${scheme.get(token)}`)
    return filled(read.svg, fixed).replace('>', `><style>:root{${values.join(';')}}</style>`)
  }
  return { light: inScheme(light), dark: inScheme(dark) }
}

/** A drawing in the light scheme for programs that know no variables. */
export function lightDrawing(name: string, { light } = currentPalette()): string {
  return filled(reading(name, light, sourceOf(name)).svg, light)
}

function reading(name: string, colours: Scheme, svg: string): Reading & { tokens: Set<string> } {
  try {
    const read = readDrawing(svg, sprites.includes(name))
    const tokens = new Set([...read.svg.matchAll(variable)].map(([, token = '']) => token))
    const unknown = [...tokens].find((token) => !colours.has(token))
    if (unknown) throw new Error(`know no token --${unknown}`)
    return { ...read, tokens }
  } catch (error) {
    throw new Error(`${pictureFolder}/${name}.svg: browsers ${(error as Error).message}.`, { cause: error })
  }
}
