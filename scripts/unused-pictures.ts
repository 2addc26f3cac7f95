/**
 * Lists drawings, photographs and icons that nothing uses: `node scripts/unused-pictures.ts`. `npm run check` fails when
 * there are any.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn, pictureNames } from '../build/picture-names.ts'
import { caseStudies } from '../src/content/case-studies.ts'
import { clients } from '../src/content/company.ts'
import { drawings } from '../src/content/drawings.ts'
import { home } from '../src/content/home.ts'
import { projectPicture } from '../src/content/pictures.ts'
import { technologyIcon } from '../src/content/technology-icons.ts'

/** The source of the site without comments and lists of all pictures, which also contain their names. */
function source(): string {
  const files = ['src', 'client', 'build', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/content\/(drawn|drawings)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*/gm, ''))
    .join('\n')
}

const without = (names: readonly string[], used: Iterable<string | undefined>) => {
  const set = new Set(used)
  return names.filter((name) => !set.has(name))
}

/** What nothing uses, each with the file to change: drawings of projects, other pictures, and symbols of sprites. */
export function unusedPictures(text = source()): { file: string; name: string }[] {
  // A project that matches no keyword has a drawing too.
  const projects = [...caseStudies, { title: '', industry: '', category: '' }]
  // A variant needs the entry of the drawing that the keywords choose.
  const chosen = projects
    .flatMap((project) => [project, { ...project, pictureVariant: '' }])
    .map((project) => projectPicture(project).file as string)
  const listed = drawings.map(({ file }) => file)
  const named = [...text.matchAll(/(?<=['"`/])[\w-]+(?=['"`]|\.svg)/g)].map(String)
  const used = {
    'icons.svg': [...text.matchAll(/\bicon\b.*?['"]([\w-]+)/g)].map(([, name]) => name),
    'tech.svg': home.stack.groups.flatMap(({ tools }) => tools.map(technologyIcon)),
    'clients.svg': clients.map(({ symbol }) => symbol),
  }
  return [
    ...without(listed, chosen).map((name) => ({ file: 'src/content/drawings.ts', name })),
    ...without(pictureNames(), [...chosen, ...named]).map((name) => ({ file: 'client/pictures', name })),
    ...Object.entries(used).flatMap(([sprite, names]) =>
      without(idsIn(sprite), names).map((name) => ({ file: `client/pictures/${sprite}`, name })),
    ),
  ]
}

if (import.meta.main) for (const { file, name } of unusedPictures()) console.log(`${file} ${name}`)
