/** The only file that knows hashed file names. */
import { build, development, firstScreens, rulesHash, script, stylesheet } from 'virtual:client'
import type { PictureName } from './content/drawn.ts'
import { kindOf } from './routes.ts'

// All drawings but the cloths, which the stylesheet contains.
const pictures: Record<string, string> = import.meta.glob(
  ['../client/pictures/*.svg', '!../client/pictures/cloth-*.svg'],
  { eager: true, query: '?url', import: 'default' },
)

/** Whether `client/pictures` has a drawing of this name. */
export function hasPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, `../client/pictures/${name}.svg`)
}

/**
 * The address of a drawing in `client/pictures`.
 * @throws {Error} when there is no such file.
 */
export function pictureUrl(name: PictureName | 'marks' | 'tech' | 'clients'): string {
  const url = pictures[`../client/pictures/${name}.svg`]
  if (!url) throw new Error(`There is no drawing client/pictures/${name}.svg: put it there, or name another`)
  return url
}

/**
 * The rules for the first screen of a page, and their hash; `undefined` in development, where a script loads all.
 * @param path left out for the not-found and error pages
 */
export function firstScreenOf(path?: string) {
  return firstScreens[kindOf(path)] ?? firstScreens[kindOf()]
}

/** Hashes of what stands in a page, for the content security policy. */
export function inlineOf(path?: string) {
  const { hash } = firstScreenOf(path) ?? {}
  return { styles: hash ? [hash] : [], scripts: [rulesHash] }
}

/** What every document loads. */
export const client = {
  /** A hash of the build, for entity tags. */
  build,
  script,
  stylesheet,
  development,
}
