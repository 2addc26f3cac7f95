import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pictureFiles, pictureFolder } from '../../build/picture-files.ts'
import { idsIn, namesFile, pictureNames } from '../../build/picture-names.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { clients } from '../../src/content/company.ts'
import { drawings } from '../../src/content/project-drawings.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import type { Unused } from './source.ts'

/** The file with an entry for each drawing of a project. */
const entries = 'src/content/project-drawings.ts'

/** The file with the threads of drawings, by their names. */
const threads = 'src/pages/case-study/threads.json'

/** The source of the site without these files, and without comments and lists of all pictures, which also contain their names. */
function sourceWithout(unused: readonly string[]): string {
  const files = ['src', 'client', 'build', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file) && ![namesFile, entries, ...unused].includes(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*/gm, ''))
    .join('\n')
}

const without = (names: readonly string[], used: Iterable<string | undefined>) => {
  const set = new Set(used)
  return names.filter((name) => !set.has(name))
}

/**
 * The entries for drawings of projects, the pictures and the symbols of sprites that nothing uses.
 * @param files source files that nothing uses either
 */
export function unusedPictures(files: readonly string[] = [], text = sourceWithout(files)): Unused[] {
  // A variant needs the entry of the drawing that the keywords choose.
  const chosen = caseStudies
    .flatMap((project) => [project, { ...project, pictureVariant: '' }])
    .map((project) => projectPicture(project).file as string)
  const listed = drawings.map(({ file }) => file)
  const named = [...text.matchAll(/(?<=['"`/])[\w-]+(?=['"`]|\.svg)/g)].map(String)
  const used = {
    'icons.svg': [...text.matchAll(/\bicon\b.*?['"]([\w-]+)/g)].map(([, name]) => name),
    'clients.svg': clients.map(({ symbol }) => symbol),
  }
  const found = [
    ...without(listed, chosen).map((name) => ({ place: entries, name })),
    ...without(pictureNames(), [...chosen, ...named]).map((name) => ({ place: pictureFolder, name })),
    ...Object.entries(used).flatMap(([sprite, names]) =>
      without(idsIn(sprite), names).map((name) => ({ place: `${pictureFolder}/${sprite}`, name })),
    ),
  ]
  return found.map((each) => ({ ...each, remove: () => remove(each) }))
}

/** Deletes an entry, a symbol, or the file of a picture with its dark version and its thread. */
function remove({ place, name }: { place: string; name: string }): void {
  if (place === pictureFolder) {
    const files = pictureFiles().filter((file) => [name, `${name}-dark`].includes(parse(file).name))
    for (const file of files) rmSync(join(place, file))
    const thread = new RegExp(`(?<=\\{)\\n *"${name}": .*?\\},?|,\\n *"${name}": .*?\\}`)
    writeFileSync(threads, readFileSync(threads, 'utf8').replace(thread, ''))
  } else {
    // An entry may contain one object, its views, so the pattern allows one pair of braces within those of the entry.
    const entry = `\\s*\\{\\s*file: '${name}'([^{}]|\\{[^{}]*\\})*\\},`
    const part = place === entries ? entry : `<symbol id="${name}".*?</symbol>`
    writeFileSync(place, readFileSync(place, 'utf8').replace(new RegExp(part, 's'), ''))
  }
}
