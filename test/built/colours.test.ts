import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentPalette } from '../../build/palette.ts'
import { type Copy, startCopy } from './copy.ts'

/** The colours of pixels, such as `14152e`. */
function coloursIn(pixels: Buffer, channels: number): Set<string> {
  const places = Array.from({ length: pixels.length / channels }, (_, pixel) => channels * pixel)
  return new Set(places.map((place) => pixels.toString('hex', place, place + 3)))
}

describe('tokens that change in one place', () => {
  const [indigo, paper] = ['#0a6a7a', '#fdf6e3']
  let copy: Copy
  let html: string
  let manifest: string

  beforeAll(async () => {
    copy = await startCopy()
    await copy.edit('client/styles/tokens.css', (source) =>
      source
        .replace(/--indigo: #[\da-f]+;/, `--indigo: ${indigo};`)
        .replace(/--paper: #[\da-f]+;/, `--paper: ${paper};`),
    )
    await copy.succeed('npm', 'run', 'build')
    const ask = await copy.worker()
    html = await (await ask('/')).text()
    manifest = await (await ask('/site.webmanifest')).text()
  })

  afterAll(() => copy?.remove())

  it('reach both parts of the stylesheet, and the cloths that stand in it', async () => {
    const [first = ''] = html.match(/<style>.*?<\/style>/s) ?? []
    expect(first).toContain(paper)
    const [address = ''] = html.match(/\/assets\/[\w-]+\.css/) ?? []
    const rest = await copy.read(`dist/client${address}`)
    expect(rest).toContain(indigo)
    const [, cloth = ''] =
      rest.match(/\[data-hue=indigo\]\{[^}]*--cloth:url\(data:image\/webp;base64,([^)]+)\)/) ?? []
    const shades = coloursIn(await sharp(Buffer.from(cloth, 'base64')).raw().toBuffer(), 3)
    expect(shades.size).toBe(3)
    expect(shades).not.toContain('3147d6')
  })

  it('reach the drawings', async () => {
    const assets = join(copy.folder, 'dist/client/assets')
    const names = (await readdir(assets)).filter((name) => /^(hero-loom|selvedge)-/.test(name))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const svg = await readFile(join(assets, name), 'utf8')
      expect(svg, name).toContain(indigo)
      expect(svg, name).not.toMatch(/#2B3FCB/i)
    }
  })

  it('reach the browser’s own frame', () => {
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paper}"/>`,
    )
    expect(JSON.parse(manifest).theme_color).toBe(paper)
  })

  it('reach the pictures of shared links', async () => {
    const coloursOf = async (name: string) =>
      coloursIn(PNG.sync.read(await readFile(join(copy.folder, `dist/client/social/${name}.png`))).data, 4)
    const pixels = await coloursOf('home')
    expect(pixels).toContain(paper.slice(1))
    expect(pixels).not.toContain('f3f4f0')
    // Of a thread in its drawing.
    expect(pixels).toContain(indigo.slice(1))
    expect(pixels).not.toContain('2b3fcb')
    // Of a cloth.
    const weft = currentPalette().light.get('weld-weft')
    expect(await coloursOf('industries')).toContain(weft?.slice(1))
  })
})
