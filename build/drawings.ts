/** Colours for drawings: they name tokens, as stylesheets do, but a picture knows nothing of the page's variables. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { currentPalette, filled, type Scheme, variable } from './palette.ts'
import { checkPictureNames, pictureFiles, pictureFolder } from './picture-files.ts'

const coloured = 'node_modules/.vite-drawings'

/** Drawings that are collections of symbols, and have no size of their own. */
export const sprites = ['clients', 'icons', 'tech']

export function drawingNames(): string[] {
  return pictureFiles().flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
}

const fileOf = (name: string) => `${pictureFolder}/${name}.svg`
const sourceOf = (name: string) => readFileSync(fileOf(name), 'utf8')

/**
 * Checks that a drawing is well-formed XML, because a browser would show nothing of it otherwise.
 * @throws {Error} with the name of the drawing and the place of the fault
 */
function checkXml(name: string, svg: string): void {
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => {
    throw new Error(`${fileOf(name)} is not well-formed XML: ${message}`)
  })
  parser.write(svg).close()
}

/** The words of a drawing, whose letters are shapes, stand in its `desc` for the rules of the content. Browsers do not need them. */
const words = /<desc>.*?<\/desc>/gs

/** A drawing in the light scheme. */
export function lightDrawing(name: string, { light } = currentPalette(), svg = sourceOf(name)): string {
  return drawing(name, { light, dark: light }, svg)
}

/**
 * A drawing as browsers get it. One with the id `dark` has the colours of both schemes: the dark ones at the address
 * that ends in `#dark`.
 * @throws {Error} with the name of the drawing, if it names an unknown token or is not well-formed XML
 */
export function drawing(name: string, { light, dark } = currentPalette(), svg = sourceOf(name)): string {
  checkXml(name, svg)
  const tokens = [...new Set([...svg.matchAll(variable)].map(([, name = '']) => name))]
  const unknown = tokens.find((token) => !light.has(token))
  if (unknown) throw new Error(`${fileOf(name)}: there is no token --${unknown}`)
  const changing = tokens.filter((token) => light.get(token) !== dark.get(token))
  if (changing.length === 0 || !svg.includes('id="dark"')) return filled(svg, light).replace(words, '')
  const values = (scheme: Scheme) => changing.map((token) => `--${token}:${scheme.get(token)}`).join(';')
  const style = `<style>:root{${values(light)}}:target{${values(dark)}}</style>`
  const fixed = new Map([...light].filter(([token]) => !changing.includes(token)))
  return filled(svg, fixed)
    .replace(/<svg[^>]*>/, `$&${style}`)
    .replace('</style><style>', '')
    .replace(words, '')
}

/** Vite plugin: wherever a script or a stylesheet names a drawing, it gets the colours of today's tokens. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    /**
     * An alias leads the build to coloured files, because Vite resolves `url()` in stylesheets without asking plugins.
     * Cloths become pixels, because a browser parses an SVG as a document while it computes styles.
     */
    async config(_, { command }) {
      if (command === 'serve') return
      checkPictureNames()
      const palette = currentPalette()
      rmSync(coloured, { recursive: true, force: true })
      mkdirSync(coloured)
      for (const name of drawingNames()) {
        if (name.startsWith('cloth-')) {
          // Without loss, 48 pixels a thread: for 16 px, the widest, on a screen of three pixels each.
          const cloth = sharp(Buffer.from(lightDrawing(name, palette)), { density: 3 * 72 }).removeAlpha()
          await cloth.webp({ lossless: true }).toFile(`${coloured}/${name}.webp`)
        } else writeFileSync(`${coloured}/${name}.svg`, drawing(name, palette))
      }
      const folder = resolve(coloured)
      return {
        resolve: {
          alias: [
            { find: /^.+\/pictures\/(cloth-[\w-]+)\.svg/, replacement: `${folder}/$1.webp` },
            { find: /^.+\/pictures(?=\/[\w-]+\.svg)/, replacement: folder },
          ],
        },
      }
    },
    /** In development each drawing is coloured as it is asked for, so that a saved token is seen at once. */
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = /^\/client\/pictures\/([\w-]+)\.svg$/.exec(request.url ?? '') ?? []
        if (!name || !drawingNames().includes(name)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(drawing(name))
      })
    },
  }
}
