/** The icons that browsers and phones ask for, and the logo for search engines, from the two drawings of the mark. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { lightDrawing } from './drawings.ts'

/** Writes them into `public`, each when it has changed: `wrangler dev` builds anew when a file there does. */
export async function writeIcons(): Promise<void> {
  const appIcon = sharp(Buffer.from(lightDrawing('app-icon'))).png({ compressionLevel: 9 })
  const square = (size: number) => appIcon.clone().resize(size).toBuffer()
  const favicon = { type: 'image', src: lightDrawing('favicon') } as const
  const icons = {
    'favicon.ico': await new Renderer().render(favicon, { width: 32, height: 32, format: 'ico' }),
    'apple-touch-icon.png': await square(180),
    'icon-512.png': await square(512),
  }
  for (const [name, icon] of Object.entries(icons)) {
    const file = `public/${name}`
    if (!existsSync(file) || !icon.equals(readFileSync(file))) writeFileSync(file, icon)
  }
}
