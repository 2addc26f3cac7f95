import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cut } from '../../build/photographs.ts'
import { photograph, skin } from '../built/photograph.ts'

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
