/** The only file that knows hashed file names. */
import { build, development, inline, rest, script, styles } from 'virtual:client'
import type { PictureName } from './content/drawn.ts'
import { kindOfPage, otherPages } from './layout/kind-of-page.ts'

// All drawings but the cloths, which the stylesheet contains.
const pictures: Record<string, string> = import.meta.glob(
  ['../client/pictures/*.svg', '!../client/pictures/cloth-*.svg'],
  { eager: true, query: '?url', import: 'default' },
)

const stylesheets: Record<string, string> = import.meta.glob('../client/styles/pages/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The address of a stylesheet in `client/styles/pages`.
 * @throws {Error} when there is no such file.
 */
export function stylesheetUrl(name: string): string {
  const url = stylesheets[`../client/styles/pages/${name}.css`]
  if (!url) throw new Error(`There is no stylesheet client/styles/pages/${name}.css`)
  return url
}

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
  if (!url) throw new Error(`There is no picture client/pictures/${name}.svg`)
  return url
}

/**
 * The address of what the head does not contain of a page's stylesheet; `undefined` in development, where the script
 * loads all of it.
 * @param path left out for the not-found and error pages
 */
export function restOfStylesheet(path = otherPages): string | undefined {
  return rest?.[kindOfPage(path)] ?? rest?.[otherPages]
}

/** What a document loads. `styles` is `null` in development, where the script loads the stylesheet. */
export const client = {
  /** A hash of the build, for entity tags. */
  build,
  script,
  styles,
  inline,
  development,
}
