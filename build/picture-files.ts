import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { slugFor } from './slug.ts'

export const pictureFolder = 'client/pictures'

/** Drawings, and the formats of photographs that sharp reads and the README names. */
const kinds = /\.(svg|jpe?g|png|webp|avif)$/i

/** The pictures among files, each with the name that it should have: small letters from a to z, digits and hyphens. */
function withRightNames(files: readonly string[]): [file: string, right: string][] {
  return files
    .filter((file) => kinds.test(file))
    .map((file) => {
      const { name, ext } = parse(file)
      return [file, `${slugFor(name) || 'picture'}${ext.toLowerCase()}`]
    })
}

/** The files of drawings and photographs, without those whose names `checkPictureNames` refuses. */
export function pictureFiles(): string[] {
  return withRightNames(readdirSync(pictureFolder)).flatMap(([file, right]) => (file === right ? file : []))
}

/**
 * Checks the names of pictures, because addresses, types and stylesheets contain them.
 * @throws {Error} with each file whose name has other signs, and what to rename it to
 */
export function checkPictureNames(files: readonly string[] = readdirSync(pictureFolder)): void {
  const wrong = withRightNames(files).filter(([file, right]) => file !== right)
  const messages = wrong.map(
    ([file, right]) =>
      `${pictureFolder}/${file}: rename it to ${right}, because the name of a picture has only small letters ` +
      'from a to z, digits, and single hyphens between them.',
  )
  if (messages.length > 0) throw new Error(messages.join('\n'))
}
