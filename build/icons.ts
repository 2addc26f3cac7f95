/** The icons that browsers and phones ask for, and the logo for search engines, from the two drawings of the mark. */
import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { lightDrawing } from './drawings.ts'

/** Returns them by the addresses of their files. */
export async function icons(): Promise<Record<string, Buffer>> {
  const appIcon = sharp(Buffer.from(lightDrawing('app-icon'))).png({ compressionLevel: 9 })
  const square = (size: number) => appIcon.clone().resize(size).toBuffer()
  const favicon = { type: 'image', src: lightDrawing('favicon') } as const
  return {
    '/favicon.ico': await new Renderer().render(favicon, { width: 32, height: 32, format: 'ico' }),
    '/apple-touch-icon.png': await square(180),
    '/icon-512.png': await square(512),
  }
}
