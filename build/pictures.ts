/** Gives the pictures of `client/pictures` to pages and stylesheets, in the same way in development, in a build and in tests. */
import { hash } from 'node:crypto'
import { parse, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { cached } from './cached.ts'
import { drawing } from './drawings.ts'
import { coloursFile } from './palette.ts'
import { photographModule } from './photographs.ts'
import { checkPictureNames, pictureFolder } from './picture-files.ts'
import { refresh } from './picture-names.ts'

/** Matches a drawing in a stylesheet. */
const inStyles = /(?<=url\(")[^"]*\/pictures\/([\w-]+)\.svg(?="\))/g

/**
 * Vite plugin. `loom.svg?picture` and `portrait.jpg?picture` are modules with a `PictureFile` of `src/assets.ts`. Stylesheets
 * name `loom.svg` in its light colours and `loom-dark.svg` in its dark ones.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    buildStart() {
      refresh()
      // In development, a page says what to rename, as it does for other mistakes.
      if (this.environment.mode === 'build') checkPictureNames()
    },
    watchChange: refresh,
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'picture') return null
      const { root } = this.environment.config
      if (!file.endsWith('.svg')) return photographModule(file, root, (message) => this.warn(message))
      this.addWatchFile(resolve(root, coloursFile))
      return drawingModule(parse(file).name, root)
    },
    // Vite resolves `url()` in stylesheets without asking plugins.
    async transform(css, id) {
      if (!/\.css($|\?)/.test(id)) return null
      const { root } = this.environment.config
      const paths = new Map<string, string>()
      for (const [, name = ''] of css.matchAll(inStyles)) {
        this.addWatchFile(resolve(root, pictureFolder, `${name.replace(/-dark$/, '')}.svg`))
        paths.set(name, `/${relative(root, await styleFile(name, root))}`)
      }
      return { code: css.replaceAll(inStyles, (_, name) => paths.get(name) ?? ''), map: null }
    },
  }
}

function written(name: string, svg: string, root: string): Promise<string> {
  return cached(root, `${hash('sha1', svg)}/${name}.svg`, () => svg)
}

async function drawingModule(name: string, root: string): Promise<string> {
  const { light, dark } = drawing(name)
  const version = (file: string) => `{ src: ${file}, sources: [{ srcSet: ${file} }]`
  const imported = (file: string, path: string) => `import ${file} from ${JSON.stringify(`${path}?url`)}\n`
  const start = imported('light', await written(name, light, root))
  if (!dark) return `${start}export default ${version('light')} }`
  const more = imported('dark', await written(`${name}-dark`, dark, root))
  return `${start}${more}export default ${version('light')}, dark: ${version('dark')} } }`
}

/**
 * The file of a drawing that a stylesheet names. Cloths become pixels, because a browser parses an SVG as a document while it
 * computes styles.
 */
async function styleFile(name: string, root: string): Promise<string> {
  const base = name.replace(/-dark$/, '')
  const { light, dark = light } = drawing(base)
  if (!name.startsWith('cloth-')) return written(name, name === base ? light : dark, root)
  // Without loss, 48 pixels a thread: for 16 px, the widest, on a screen of three pixels each.
  const cloth = sharp(Buffer.from(light), { density: 3 * 72 }).removeAlpha()
  return cached(root, `${hash('sha1', light)}/${name}.webp`, () => cloth.webp({ lossless: true }).toBuffer())
}
