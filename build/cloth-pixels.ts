import sharp from 'sharp'
import type { Plugin } from 'vite'
import { lightDrawing } from './drawings.ts'

/** A drawing of 16 units a thread becomes 48 pixels a thread: 16 px, the widest, on a screen of three pixels each. */
const density = 3 * 72

/** A cloth in today's colours, as the address of a picture without loss. */
async function pixelsOf(name: string): Promise<string> {
  const svg = Buffer.from(lightDrawing(name))
  const pixels = await sharp(svg, { density }).removeAlpha().webp({ lossless: true }).toBuffer()
  return `data:image/webp;base64,${pixels.toString('base64')}`
}

/**
 * Vite plugin: in the stylesheet of the built site, cloths are pixels. A browser reads an SVG as a document of its
 * own, also one in a `data:` address, while it computes the styles of the first element that wears it.
 */
export function clothPixels(): Plugin {
  return {
    name: 'cloth-pixels',
    apply: 'build',
    enforce: 'pre',
    async transform(code, file) {
      if (!file.endsWith('.css')) return null
      let css = code
      for (const [address, name = ''] of code.matchAll(/[^"]*\/pictures\/(cloth-\w+)\.svg/g)) {
        css = css.replace(address, await pixelsOf(name))
      }
      return { code: css, map: null }
    },
  }
}
