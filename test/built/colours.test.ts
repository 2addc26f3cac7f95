import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentPalette } from '../../build/palette.ts'
import { run } from '../node/run.ts'
import { copySite } from './copy.ts'

/** The colours in a picture, such as `14152e`. */
async function coloursOf(file: string): Promise<Set<string>> {
  const { data } = PNG.sync.read(await readFile(file))
  return new Set(
    Array.from({ length: data.length / 4 }, (_, pixel) => data.toString('hex', 4 * pixel, 4 * pixel + 3)),
  )
}

describe('tokens that change in one place', () => {
  const [indigo, paper] = ['#0a6a7a', '#fdf6e3']
  let copy: string
  let html: string
  let manifest: string

  beforeAll(async () => {
    copy = await copySite()
    const file = join(copy, 'client/styles/tokens.css')
    const source = await readFile(file, 'utf8')
    const changed = source
      .replace(/--indigo: #[\da-f]+;/, `--indigo: ${indigo};`)
      .replace(/--paper: #[\da-f]+;/, `--paper: ${paper};`)
    await writeFile(file, changed)
    const { code, output } = await run(copy, ['npx', 'vite', 'build'])
    expect(code, output).toBe(0)
    const { default: worker } = await import(pathToFileURL(join(copy, 'dist/worker/worker.js')).href)
    const ask = async (path: string) => {
      const context = { waitUntil() {}, passThroughOnException() {} }
      const answer: Response = await worker.fetch(new Request(`https://localhost${path}`), {}, context)
      return answer.text()
    }
    html = await ask('/')
    manifest = await ask('/site.webmanifest')
  }, 120_000)

  afterAll(() => rm(copy, { recursive: true, force: true }))

  it('reach both parts of the stylesheet, and the cloths that stand in it', async () => {
    const [first = ''] = html.match(/<style>.*?<\/style>/s) ?? []
    expect(first).toContain(paper)
    const [address = ''] = html.match(/\/assets\/[\w-]+\.css/) ?? []
    const rest = await readFile(join(copy, 'dist/client', address), 'utf8')
    expect(rest).toContain(indigo)
    const [, cloth = ''] =
      rest.match(/\[data-hue=indigo\]\{[^}]*--cloth:url\(data:image\/webp;base64,([^)]+)\)/) ?? []
    const { data, info } = await sharp(Buffer.from(cloth, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Two threads of 48 pixels, in three shades.
    expect([info.width, info.height, info.channels]).toEqual([96, 96, 3])
    const shades = new Set(
      Array.from({ length: 96 * 96 }, (_, pixel) => data.toString('hex', 3 * pixel, 3 * pixel + 3)),
    )
    expect(shades.size).toBe(3)
    expect(shades).not.toContain('3147d6')
  })

  it('reach the drawings', async () => {
    const assets = join(copy, 'dist/client/assets')
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
    const { code, output } = await run(copy, ['node', 'build/social-pictures.ts'])
    expect(code, output).toBe(0)
    const pixels = await coloursOf(join(copy, 'dist/client/social/home.png'))
    expect(pixels).toContain(paper.slice(1))
    expect(pixels).not.toContain('f3f4f0')
    // Of a thread in its drawing.
    expect(pixels).toContain(indigo.slice(1))
    expect(pixels).not.toContain('2b3fcb')
    // Of a cloth.
    const weft = currentPalette().light.get('weld-weft')
    expect(await coloursOf(join(copy, 'dist/client/social/industries.png'))).toContain(weft?.slice(1))
  })
})
