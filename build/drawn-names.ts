import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { photographFiles } from './photographs.ts'

/** Where the names are written; the types that content is checked against follow from them. */
export const drawnFile = 'src/content/drawn.ts'

/**
 * The source of that file, by what `client/pictures` holds: single drawings and photographs by their file's name, and
 * the signs of the sprites `marks.svg` and `tech.svg` by their symbols' ids. Cloths belong to the stylesheet, and the
 * dark version of a photograph to the photograph.
 */
export function drawnNames(root = '.'): string {
  const folder = join(root, 'client/pictures')
  const idsIn = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '')
  const drawings = readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && !file.startsWith('cloth-') && idsIn(file).length === 0)
    .map((file) => file.replace('.svg', ''))
  const photographs = [...photographFiles(root).keys()]
  const bothSchemes = photographs.filter((name) => !photographs.some((light) => name === `${light}-dark`))
  const pictures = [...new Set([...drawings, ...bothSchemes])]
  const parts = [
    [
      'pictures',
      'PictureName',
      'Drawings and photographs with a file of their own, without its ending.',
      pictures,
    ],
    ['marks', 'MarkName', 'Signs of the sprite `marks.svg`.', idsIn('marks.svg')],
    ['technologies', 'TechnologySign', 'Signs of technologies, in the sprite `tech.svg`.', idsIn('tech.svg')],
  ] as const
  const code = parts.map(([list, type, what, names]) => {
    const items = names.toSorted().map((name) => `  '${name}',\n`)
    return `\n/** ${what} */
export const ${list} = [\n${items.join('')}] as const
export type ${type} = (typeof ${list})[number]\n`
  })
  return `/** What is drawn. Written by \`build/drawn-names.ts\` from \`client/pictures\`; never by hand. */\n${code.join('')}`
}

function refresh(root: string) {
  const [file, names] = [join(root, drawnFile), drawnNames(root)]
  if (readFileSync(file, 'utf8') !== names) writeFileSync(file, names)
}

// Before types are checked, so that they know a picture that has just been put there.
if (import.meta.main) refresh('.')

/** Keeps `src/content/drawn.ts` in step: at the start of a build, and while the development server runs. */
export function drawnNamesFile(): Plugin {
  return {
    name: 'drawn-names',
    configResolved: ({ root }) => refresh(root),
    configureServer({ watcher, config: { root } }) {
      watcher.on('all', (_, file) => {
        if (file.startsWith(join(root, 'client/pictures/'))) refresh(root)
      })
    },
  }
}
