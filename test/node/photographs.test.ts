import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { cut, most } from '../../build/photographs.ts'
import { photograph } from './photograph.ts'

async function cutFile(image: Buffer): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'gravel.jpg'), image)
  return cut(join(root, 'gravel.jpg'), root)
}

const frames = await Promise.all([1, 9].map((grain) => photograph(8, 6, grain).png().toBuffer()))

it.each([
  ['cannot be made small', photograph(900, 600, 200).png(), 'The photograph takes more than 120 KB'],
  ['moves', sharp(frames, { join: { animated: true } }).webp(), 'It moves'],
  ['cannot be read', { toBuffer: async () => Buffer.from('ftypheic') }, 'Input buffer contains'],
])('a photograph that %s is an error, which names the file', async (_, image, reason) => {
  await expect(cutFile(await image.toBuffer())).rejects.toThrow(`gravel.jpg: ${reason}`)
})

it('a photograph is cut upright to files of at most 120 KB with the format and width of their name', async () => {
  // Cameras save an upright photograph on its side, and note the orientation.
  const image = photograph(1250, 1000, 8).withMetadata({ orientation: 6 }).jpeg()
  const cuts = [...(await cutFile(await image.toBuffer())).matchAll(/from "([^"]+-(\d+)\.(\w+))\?url"/g)]
  expect(cuts.map(([, , width]) => Number(width))).toEqual([400, 800, 1000, 400, 800, 1000])
  for (const [, path = '', width, format = ''] of cuts) {
    const data = await readFile(path)
    expect(data.length, path).toBeLessThanOrEqual(most)
    const image = await sharp(data).metadata()
    // sharp calls AVIF “heif”.
    expect([image.format.replace('heif', 'avif'), image.width]).toEqual([format, Number(width)])
    expect(image.height / image.width, path).toBeCloseTo(1.25, 2)
  }
})
