/** Writes each photograph of `client/pictures` in several widths and formats, from which a browser chooses. */
import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import sharp from 'sharp'
import { cached } from './cached.ts'
import { pictureFiles, pictureFolder } from './picture-files.ts'

/** The maximum size of a file with a photograph, in bytes. A width that takes more is left out, but not the smallest. */
export const most = 120 * 1024

const smallest = 400

/**
 * AVIF takes a tenth of the time at effort 2, and a tenth more bytes. WebP is for Edge 120, the one supported browser without
 * AVIF.
 */
const formats = [
  { format: 'avif', widths: [smallest, 800, 1200, 1600], quality: 55, effort: 2 },
  { format: 'webp', widths: [smallest, 800, 1200], quality: 70, effort: 4 },
] as const

/** The file of every photograph, and of every dark version, by its name without extension. */
export function photographFiles(): Map<string, string> {
  const files = pictureFiles().filter((file) => !file.endsWith('.svg'))
  return new Map(files.map((file) => [parse(file).name, join(pictureFolder, file)]))
}

/** A photograph in its right orientation, at most this wide, and without its metadata. */
export function upright(source: string | Buffer, width: number) {
  return sharp(source).autoOrient().resize({ width, withoutEnlargement: true })
}

/**
 * Writes the versions of a photograph that are small enough, and returns the source of a module with their addresses.
 * @param warn is called once for a photograph of which widths are left out
 * @throws {Error} with the file when it is an animation, or when sharp cannot read it, such as HEIC of phones, sometimes with
 * the extension of another format.
 */
export function photographModule(
  file: string,
  root: string,
  warn: (message: string) => void,
): Promise<string> {
  return moduleOf(file, root, (message) => warn(`${relative(root, file)}: ${message}`)).catch((cause) => {
    throw new Error(`${relative(root, file)}: ${cause.message}`, { cause })
  })
}

async function moduleOf(file: string, root: string, warn: (message: string) => void): Promise<string> {
  const source = await readFile(file)
  const { autoOrient, pages = 1 } = await sharp(source).metadata()
  const { width: own, height } = autoOrient
  if (pages > 1) throw new Error('It moves, and photographs are stills. Save one picture of the animation.')
  const imports: string[] = []
  const sources: string[] = []
  const large: string[] = []
  // WebP, which all browsers show, is the last format.
  let src = ''
  for (const { widths, ...settings } of formats) {
    const { format } = settings
    const key = hash('sha1', source) + hash('sha1', JSON.stringify(settings))
    const candidates: string[] = []
    for (const width of new Set(widths.map((each) => Math.min(each, own)))) {
      const path = await cached(root, `${key}/${parse(file).name}-${width}.${format}`, () =>
        upright(source, width).toFormat(format, settings).toBuffer(),
      )
      const { size } = await stat(path)
      if (size > most && width > smallest) {
        large.push(`${Math.ceil(size / 1024)} KB as ${format} of ${width} pixels`)
        continue
      }
      src = format + width
      imports.push(`import ${src} from ${JSON.stringify(`${path}?url`)}\n`)
      candidates.push(`\${${src}} ${width}w`)
    }
    sources.push(`{ type: 'image/${format}', srcSet: \`${candidates.join(', ')}\` }`)
  }
  if (large.length > 0)
    warn(
      `Browsers get no version of it that takes more than ${most / 1024} KB, and it takes ${large.join(', ')}. ` +
        'Cut it to what matters, or take noise and fine texture out of it.',
    )
  return `${imports.join('')}export default { size: [${own}, ${height}], src: ${src}, sources: [${sources}] }`
}
