import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cut, most } from '../../build/photographs.ts'
import { photograph, skin } from './photograph.ts'

const noisy = await photograph(900, 600, skin, 200).png().toBuffer()

it.each([
  ['made small', noisy, / takes \d{3} KB as avif, 800 .*; 120 KB is the most\. Save it 400 /],
  ['read', Buffer.from('ftypheic'), / is not a JPEG, PNG, WebP or AVIF that can be read/],
])('a photograph that cannot be %s is an error, which says what to do', async (_, image, message) => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  const file = join(root, 'gravel.jpg')
  await writeFile(file, image)
  const cutting = cut(file, root)
  await expect(cutting).rejects.toThrow(/^gravel\.jpg/)
  await expect(cutting).rejects.toThrow(message)
  await rm(root, { recursive: true })
})

it('a photograph is cut upright to files of at most 120 KB with the format and width of their name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  const file = join(root, 'portrait.jpg')
  // Cameras save an upright photograph on its side, and note the orientation.
  await photograph(1250, 1000, skin, 8).withMetadata({ orientation: 6 }).jpeg().toFile(file)
  const cuts = [...(await cut(file, root)).matchAll(/from "([^"]+-(\d+)\.(\w+))\?url"/g)]
  expect(cuts.map(([, , width]) => Number(width))).toEqual([400, 800, 1000, 400, 800, 1000])
  for (const [, path = '', width, format = ''] of cuts) {
    const data = await readFile(path)
    expect(data.length, path).toBeLessThanOrEqual(most)
    const image = await sharp(data).metadata()
    // sharp calls AVIF “heif”.
    expect([image.format.replace('heif', 'avif'), image.width]).toEqual([format, Number(width)])
    expect(image.height / image.width, path).toBeCloseTo(1.25, 2)
  }
  await rm(root, { recursive: true })
})
