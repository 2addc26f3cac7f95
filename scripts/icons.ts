/**
 * Renders the icons that browsers and phones ask for from the two drawings of the mark: `npm run icons`.
 * Run it after a change of `favicon.svg`, `app-icon.svg` or a colour of theirs.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { lightDrawing } from '../build/drawings.ts'

/** A drawing of `client/pictures` as a square PNG, `size` in pixels. */
function render(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(lightDrawing(drawing)))
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file may hold a PNG, here one in one plane of 32 bits: header, directory, then the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

await writeFile('public/favicon.ico', ico(await render('favicon', 32), 32))
await writeFile('public/apple-touch-icon.png', await render('app-icon', 180))
for (const size of [192, 512]) await writeFile(`public/icon-${size}.png`, await render('app-icon', size))
