import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Plugin } from 'vite'

/** Where their names are written; the types that content is checked against follow from them. */
export const drawnFile = 'src/content/drawn.ts'

/**
 * The source of that file: single drawings and photographs by their file's name, and the signs of the sprites by their
 * symbols' ids. Cloths belong to the stylesheet, and the dark version of a photograph to the photograph.
 */
export function drawnNames(root = '.'): string {
  const folder = join(root, 'client/pictures')
  const names = readdirSync(folder)
    .filter((file) => /\.(svg|jpe?g|png|webp|avif)$/i.test(file))
    .filter((file) => !/^(cloth-\w+|clients|marks|tech)\.svg$/.test(file))
    .map((file) => parse(file).name)
  const pictures = names.filter((name) => !names.some((light) => name === `${light}-dark`))
  const idsIn = (sprite: string) => {
    const symbols = readFileSync(join(folder, sprite), 'utf8').matchAll(/<symbol id="([^"]+)"/g)
    return [...symbols].map(([, id = '']) => id)
  }
  return `/** What is drawn. Written by \`build/drawn-names.ts\` from \`client/pictures\`; never by hand. */

/** Drawings and photographs with a file of their own, without its ending. */
export const pictures = ${arrayOf(pictures)}
export type PictureName = (typeof pictures)[number]

/** Signs of the sprite \`marks.svg\`. */
export const marks = ${arrayOf(idsIn('marks.svg'))}
export type MarkName = (typeof marks)[number]

/** Signs of technologies, in the sprite \`tech.svg\`. */
export const technologies = ${arrayOf(idsIn('tech.svg'))}
export type TechnologySign = (typeof technologies)[number]
`
}

/** The source of a list, each name once. */
function arrayOf(names: string[]): string {
  const items = [...new Set(names)].sort().map((name) => `  '${name}',\n`)
  return `[\n${items.join('')}] as const`
}

function refresh() {
  const names = drawnNames()
  if (readFileSync(drawnFile, 'utf8') !== names) writeFileSync(drawnFile, names)
}

// Before types are checked, so that they know a picture that has just been put there.
if (import.meta.main) refresh()

/** Keeps `src/content/drawn.ts` in step: at the start of a build, and while the development server runs. */
export function drawnNamesFile(): Plugin {
  return { name: 'drawn-names', buildStart: refresh, watchChange: refresh }
}
