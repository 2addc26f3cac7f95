/** The only file that knows hashed file names. */
import * as built from 'virtual:client'
import type { PictureName } from './content/picture-names.ts'
import { kindOf } from './routes.ts'

/** What the build knows of the client: the files that every document loads, and their styles. */
export { built }

/** The files of a glob by their names without extension. */
function byName<Found>(files: Record<string, Found>): Map<string, Found> {
  return new Map(Object.entries(files).map(([file, found]) => [file.replace(/^.*\/|\.\w+$/g, ''), found]))
}

/** The address of each typeface's first file. The others have letters with accents, which few pages use. */
export const typefaces = Object.values(
  import.meta.glob<string>(['../client/fonts/*.woff2', '!../client/fonts/*-{accented,extended}.woff2'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** A picture as `build/pictures.ts` writes it. */
export interface PictureFile {
  /** The size of a photograph in pixels. Drawings have none. */
  size?: readonly [width: number, height: number]
  /** The address of a version that every browser can show. */
  src: string
  /** The attributes of `source` elements, from which browsers choose; the smallest format of a photograph first. */
  sources: readonly { type?: string; srcSet: string }[]
  /** The version for the dark scheme. */
  dark?: PictureFile | undefined
}

// Without the cloths, which only the stylesheet uses, and without the icons, whose shapes are in the pages.
const pictures = byName<PictureFile>(
  import.meta.glob(
    ['../client/pictures/*.{svg,jpg,jpeg,png,webp,avif}', '!../client/pictures/{cloth-*,icons}.svg'],
    { eager: true, query: '?picture', import: 'default' },
  ),
)

/**
 * The photograph or drawing of this name in `client/pictures`. The dark version of `portrait.jpg` is `portrait-dark.jpg`.
 * @throws {Error} when there is no such file.
 */
export function pictureFile(name: PictureName | 'clients'): PictureFile {
  const file = pictures.get(name)
  if (!file)
    throw new Error(`There is no drawing client/pictures/${name}.svg, and no photograph of that name`)
  return { ...file, dark: file.dark ?? pictures.get(`${name}-dark`) }
}

/** The rules for the first screen of a page. Error pages have no path, and pages in development have no rules. */
export function firstScreenOf(path?: string) {
  return built.firstScreens[kindOf(path)] ?? built.firstScreens[kindOf()]
}

/** The stylesheet for the kind of a page. The not-found page has no path, and pages in development have no stylesheet. */
export function stylesheetOf(path?: string) {
  return built.stylesheets[kindOf(path)] ?? built.stylesheet
}

/** Hashes of the inline styles and scripts of a page, for the content security policy. */
export function inlineOf(path?: string) {
  const { hash } = firstScreenOf(path) ?? {}
  return { styles: hash ? [hash] : [], scripts: [built.rulesHash] }
}
