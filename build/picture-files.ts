import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { nameFor } from '../src/validation/names.ts'

export const pictureFolder = 'client/pictures'

/** Drawings, and the formats of photographs that sharp reads and docs/recipes.md names. */
const kinds = /\.(svg|jpe?g|png|webp|avif)$/i

/** The pictures among files, each with the name that it should have: first those that have it, unless another picture has it, too. */
function withRightNames(files: readonly string[]): [file: string, right: string][] {
  const taken = new Set<string>()
  const spelled = files
    .filter((file) => kinds.test(file))
    .map((file): [file: string, name: string, extension: string] => {
      const { name, ext } = parse(file)
      return [file, nameFor(name, 'picture'), ext.toLowerCase()]
    })
    .toSorted(([file, name]) => (file.startsWith(`${name}.`) ? -1 : 1))
  return spelled.map(([file, name, extension]) => {
    let free = name
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`
    taken.add(free)
    return [file, free + extension]
  })
}

/** The files of drawings and photographs, without those whose names `checkPictureNames` refuses. */
export function pictureFiles(): string[] {
  return withRightNames(readdirSync(pictureFolder)).flatMap(([file, right]) => (file === right ? file : []))
}

/**
 * Checks the names of pictures, because addresses, types and stylesheets contain them, without their extensions.
 * @throws {Error} with each file whose name is not right, and what to rename it to
 */
export function checkPictureNames(files: readonly string[] = readdirSync(pictureFolder)): void {
  const wrong = withRightNames(files).filter(([file, right]) => file !== right)
  const messages = wrong.map(
    ([file, right]) =>
      `${pictureFolder}/${file}: rename it to ${right}, because the name of a picture belongs to no other, and has at most 80 ` +
      'small letters from a to z, digits, and single hyphens between them.',
  )
  if (messages.length > 0) throw new Error(messages.join('\n'))
}
