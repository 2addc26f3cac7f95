import { readFileSync, writeFileSync } from 'node:fs'
import { drawingNames, sprites } from './drawings.ts'
import { photographFiles } from './photographs.ts'
import { checkPictureNames, pictureFolder } from './picture-files.ts'

/** The file that this module writes: the names of all pictures, from which the content's types are made. */
export const namesFile = 'src/content/picture-names.ts'

/**
 * The names that content can use, from the names of the files. Cloths belong to the stylesheet, and the dark version
 * of a photograph belongs to the photograph.
 */
export function pictureNames(): string[] {
  const drawings = drawingNames().filter((name) => !name.startsWith('cloth-') && !sprites.includes(name))
  const names = new Set([...drawings, ...photographFiles().keys()])
  return [...names].filter((name) => !name.endsWith('-dark') || !names.has(name.replace(/-dark$/, '')))
}

/** The ids of the symbols in a sprite, such as `icons.svg`. */
export function idsIn(sprite: string): string[] {
  const symbols = readFileSync(`${pictureFolder}/${sprite}`, 'utf8').matchAll(/<symbol id="([\w-]+)"/g)
  return [...symbols].map(([, id = '']) => id)
}

/** The declaration of a list of names, and of the type of its items. */
function declared(list: string, type: string, names: string[]): string {
  const items = names.toSorted().map((name) => `  '${name}',\n`)
  return `export const ${list} = [\n${items.join('')}] as const\nexport type ${type} = (typeof ${list})[number]\n`
}

/** Writes the names of today's pictures, if they have changed. */
export function refresh(): void {
  const types = `/** The names of pictures. Written by \`build/picture-names.ts\` from \`client/pictures\`; never by hand. */

/** Drawings and photographs with a file of their own, without its ending. */
${declared('pictures', 'PictureName', pictureNames())}
/** Icons in the sprite \`icons.svg\`. */
${declared('icons', 'ContentIconName', idsIn('icons.svg'))}
/** Logos of clients in the sprite \`clients.svg\`. */
${declared('clientLogos', 'ClientLogoName', idsIn('clients.svg'))}`
  if (readFileSync(namesFile, 'utf8') !== types) writeFileSync(namesFile, types)
}

// `npm run check` runs this file before it checks types.
if (import.meta.main) {
  checkPictureNames()
  refresh()
}
