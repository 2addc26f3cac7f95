/** The icons that browsers and phones ask for, from the two drawings of the mark in today's colours. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { lightDrawing } from './drawings.ts'

/** A drawing of `client/pictures` as a square PNG, `size` in pixels. */
function square(drawing: string, size: number): Promise<Buffer> {
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

/** Writes them into `public`, each when it has changed: `wrangler dev` builds anew when a file there does. */
export async function writeIcons(): Promise<void> {
  const icons = {
    'favicon.ico': ico(await square('favicon', 32), 32),
    'apple-touch-icon.png': await square('app-icon', 180),
    'icon-192.png': await square('app-icon', 192),
    'icon-512.png': await square('app-icon', 512),
  }
  for (const [name, icon] of Object.entries(icons)) {
    const file = `public/${name}`
    if (!existsSync(file) || !icon.equals(readFileSync(file))) writeFileSync(file, icon)
  }
}
