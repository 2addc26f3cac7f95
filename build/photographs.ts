/** Writes each photograph of `client/pictures` in several widths and formats, from which a browser chooses. */
import { hash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, parse, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Encoding takes seconds, so the results are kept here. */
const cache = 'node_modules/.vite-photographs'

const kilobyte = 1024
/** The maximum size of a file with a photograph, in bytes. */
export const most = 120 * kilobyte

/**
 * Qualities are tried in turn until a file is small enough. AVIF takes a tenth of the time at effort 2, and a tenth more
 * bytes. WebP is for Edge 120, the one supported browser without AVIF.
 */
const formats = {
  avif: { widths: [400, 800, 1200, 1600], qualities: [55, 50, 45], effort: 2 },
  webp: { widths: [400, 800, 1200], qualities: [75, 60, 45], effort: 4 },
} as const

type Format = keyof typeof formats

/** The file of every photograph, and of every dark version, by its name without extension. */
export function photographFiles(): Map<string, string> {
  const folder = 'client/pictures'
  const files = readdirSync(folder).filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file))
  return new Map(files.map((file) => [parse(file).name, join(folder, file)]))
}

/** A photograph in its right orientation, at most this wide, and without its metadata. */
export function upright(source: string | Buffer, width: number) {
  return sharp(source).autoOrient().resize({ width, withoutEnlargement: true })
}

/** @throws {Error} when it is too large at the lowest quality. */
async function encoded(source: Buffer, width: number, format: Format, file: string): Promise<Buffer> {
  const { qualities, effort, widths } = formats[format]
  let size = 0
  for (const quality of qualities) {
    const data = await upright(source, width).toFormat(format, { quality, effort }).toBuffer()
    if (data.length <= most) return data
    size = Math.ceil(data.length / kilobyte)
  }
  throw new Error(
    `${file} takes ${size} KB as ${format}, ${width} pixels wide and at the lowest fair quality; ` +
      `${most / kilobyte} KB is the most. Save it ${widths.findLast((each) => each < width) ?? 300} pixels wide, ` +
      'cut it to what matters, or take noise and fine texture out of it.',
  )
}

/**
 * Writes the versions of a photograph. Returns the source of a module with their addresses.
 * @throws {Error} when it cannot be read: phones save HEIC, sometimes with the extension of another format.
 */
export async function cut(file: string, root: string): Promise<string> {
  const source = await readFile(file)
  const name = relative(root, file)
  const metadata = await sharp(source)
    .metadata()
    .catch((cause) => {
      throw new Error(`${name} is not a JPEG, PNG, WebP or AVIF that can be read: save it as one`, { cause })
    })
  const { width: own, height } = metadata.autoOrient
  const folder = resolve(root, cache, hash('sha1', source) + hash('sha1', JSON.stringify([formats, most])))
  await mkdir(folder, { recursive: true })
  const imports: string[] = []
  const sources: string[] = []
  for (const format of ['avif', 'webp'] as const) {
    const widths = new Set(formats[format].widths.map((width) => Math.min(width, own)))
    for (const width of widths) {
      const path = join(folder, `${parse(file).name}-${width}.${format}`)
      if (!existsSync(path)) {
        // Two builds may run at the same time, and neither may read a half-written file.
        const unfinished = `${path}-${randomUUID()}`
        await writeFile(unfinished, await encoded(source, width, format, name))
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
