/** Writes each photograph of `client/pictures` in several widths and formats, from which a browser chooses. */
import { hash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, parse, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pictureFiles, pictureFolder } from './picture-files.ts'

/** The maximum size of a file with a photograph, in bytes. */
export const most = 120 * 1024

/**
 * Qualities are tried in turn until a file is small enough. AVIF takes a tenth of the time at effort 2, and a tenth more
 * bytes. WebP is for Edge 120, the one supported browser without AVIF.
 */
const formats = [
  { format: 'avif', widths: [400, 800, 1200, 1600], qualities: [55, 50, 45], effort: 2 },
  { format: 'webp', widths: [400, 800, 1200], qualities: [75, 60, 45], effort: 4 },
] as const

type Format = (typeof formats)[number]

/** The file of every photograph, and of every dark version, by its name without extension. */
export function photographFiles(): Map<string, string> {
  const files = pictureFiles().filter((file) => !file.endsWith('.svg'))
  return new Map(files.map((file) => [parse(file).name, join(pictureFolder, file)]))
}

/** A photograph in its right orientation, at most this wide, and without its metadata. */
export function upright(source: string | Buffer, width: number) {
  return sharp(source).autoOrient().resize({ width, withoutEnlargement: true })
}

async function encoded(source: Buffer, width: number, { format, qualities, effort }: Format) {
  for (const quality of qualities) {
    const data = await upright(source, width).toFormat(format, { quality, effort }).toBuffer()
    if (data.length <= most) return data
  }
  throw new Error(
    `The photograph takes more than ${most / 1024} KB as ${format}, ${width} pixels wide, at the lowest fair quality. ` +
      'Save it with fewer pixels, cut it to what matters, or take noise and fine texture out of it.',
  )
}

/**
 * Writes the versions of a photograph, and keeps them in `.cache`, because encoding takes seconds. Returns the source
 * of a module with their addresses.
 * @throws {Error} when it is an animation, or when sharp cannot read it, such as HEIC of phones, sometimes with the
 * extension of another format.
 */
export function cut(file: string, root: string): Promise<string> {
  return moduleOf(file, root).catch((cause) => {
    throw new Error(`${relative(root, file)}: ${cause.message}`, { cause })
  })
}

async function moduleOf(file: string, root: string): Promise<string> {
  const source = await readFile(file)
  const { autoOrient, pages = 1 } = await sharp(source).metadata()
  const { width: own, height } = autoOrient
  if (pages > 1) throw new Error('It moves, and photographs are stills. Save one picture of the animation.')
  const key = hash('sha1', source) + hash('sha1', JSON.stringify([formats, most]))
  const folder = resolve(root, '.cache/photographs', key)
  await mkdir(folder, { recursive: true })
  const imports: string[] = []
  const sources: string[] = []
  for (const settings of formats) {
    const { format } = settings
    const widths = new Set(settings.widths.map((width) => Math.min(width, own)))
    for (const width of widths) {
      const path = join(folder, `${parse(file).name}-${width}.${format}`)
      if (!existsSync(path)) {
        // Two builds may run at the same time, and neither may read a half-written file.
        const unfinished = `${path}-${randomUUID()}`
        await writeFile(unfinished, await encoded(source, width, settings))
        await rename(unfinished, path)
      }
      imports.push(`import ${format}${width} from ${JSON.stringify(`${path}?url`)}`)
    }
    const candidates = [...widths].map((width) => `\${${format}${width}} ${width}w`)
    sources.push(`{ type: 'image/${format}', srcSet: \`${candidates.join(', ')}\` }`)
  }
  // The largest version in the format that all browsers show.
  const src = `webp${Math.min(own, 1200)}`
  return `${imports.join('\n')}
export default { width: ${own}, height: ${height}, src: ${src}, sources: [${sources}] }`
}

/** Vite plugin: `portrait.jpg?photograph` is a module with a `Photograph` of `src/assets.ts`. */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      return query === 'photograph' ? cut(file, this.environment.config.root) : null
    },
  }
}
