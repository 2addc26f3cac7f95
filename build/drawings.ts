/** Colours for drawings: they name tokens, as stylesheets do, but a picture knows nothing of the page's variables. */
import { readFileSync } from 'node:fs'
import { currentPalette, filled, variable } from './palette.ts'
import { pictureFiles, pictureFolder } from './picture-files.ts'
import { readDrawing } from './read-drawing.ts'

/** Drawings that are collections of symbols, and have no size of their own. */
export const sprites = ['clients', 'icons', 'tech']

export function drawingNames(): string[] {
  return pictureFiles().flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
}

const fileOf = (name: string) => `${pictureFolder}/${name}.svg`
const sourceOf = (name: string) => readFileSync(fileOf(name), 'utf8')

/** A drawing as browsers get it, in the light scheme. One with the id `dark` has other colours in the dark scheme. */
export interface Drawing {
  light: string
  dark: string | undefined
}

/** @throws {Error} with the file, if the drawing names an unknown token or browsers cannot show it */
export function drawing(name: string, { light, dark } = currentPalette(), svg = sourceOf(name)): Drawing {
  const read = reading(name, svg)
  for (const [, token = ''] of read.svg.matchAll(variable))
    if (!light.has(token)) throw new Error(`${fileOf(name)}: there is no token --${token}`)
  return { light: filled(read.svg, light), dark: read.isDark ? filled(read.svg, dark) : undefined }
}

function reading(name: string, svg: string) {
  try {
    return readDrawing(svg, sprites.includes(name))
  } catch (error) {
    throw new Error(`${fileOf(name)}: browsers ${(error as Error).message}.`, { cause: error })
  }
}

/** A drawing in the light scheme. */
export const lightDrawing = (name: string, palette = currentPalette()) => drawing(name, palette).light
