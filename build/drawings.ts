/** Colours for drawings: they name tokens, as stylesheets do, but a picture knows nothing of the page's variables. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { currentPalette, filled, type Scheme, variable } from './palette.ts'
import { checkPictureNames, pictureFiles, pictureFolder } from './picture-files.ts'

const coloured = '.cache/drawings'

/** Drawings that are collections of symbols, and have no size of their own. */
export const sprites = ['clients', 'icons', 'tech']

export function drawingNames(): string[] {
  return pictureFiles().flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
}

const fileOf = (name: string) => `${pictureFolder}/${name}.svg`
const sourceOf = (name: string) => readFileSync(fileOf(name), 'utf8')

/** Matches what a drawing would load: another file, an address, or a stylesheet. */
const loaded =
  /<(?:image|use|feImage)\s[^>]*\bhref\s*=\s*["'](?!#|data:)|@import|url\(\s*(?!(?:["']|&quot;)?(?:#|data:))/

/**
 * Checks that browsers can show all of a drawing.
 * @throws {Error} with the file, the reason, and what to do
 */
function checkDrawing(name: string, svg: string): void {
  const refuse = (reason: string): never => {
    throw new Error(`${fileOf(name)}: browsers ${reason}.`)
  }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    const advice = message.includes('prefix') ? 'declare the prefix in the first tag' : 'correct this place'
    refuse(`show nothing of XML with the fault “${message}”: ${advice}, or export the drawing again`)
  })
  // Drawings that Illustrator exports name their namespaces by entities, which the DOCTYPE declares.
  parser.on('doctype', (text) => {
    for (const [, entity = '', , value = ''] of text.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/g))
      parser.ENTITIES[entity] = value
  })
  const tags: SaxesTagNS[] = []
  parser.on('opentag', (tag) => tags.push(tag))
  parser.write(svg).close()
  const [{ local, uri, attributes }] = tags as [SaxesTagNS]
  const namespace = 'http://www.w3.org/2000/svg'
  const isLength = (side: string) => /^[\d.]+[a-z]*$/.test(attributes[side]?.value ?? '')
  const hasSize = attributes['viewBox'] || (isLength('width') && isLength('height')) || sprites.includes(name)
  const faults: [wrong: boolean, reason: string][] = [
    [local !== 'svg' || uri !== namespace, `show only <svg xmlns="${namespace}">: its first tag must be so`],
    [!hasSize, 'do not know its size: write viewBox="0 0 width height", with numbers, into its first tag'],
    [/<script|\son\w+=/.test(svg), 'run no scripts in a picture: delete them'],
    [loaded.test(svg), 'load no other file for a picture: embed pictures, and turn texts into paths'],
  ]
  for (const [wrong, reason] of faults) if (wrong) refuse(reason)
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
 * @throws {Error} with the name of the drawing, if it names an unknown token or browsers cannot show it
 */
export function drawing(name: string, { light, dark } = currentPalette(), svg = sourceOf(name)): string {
  checkDrawing(name, svg)
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
      mkdirSync(coloured, { recursive: true })
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
