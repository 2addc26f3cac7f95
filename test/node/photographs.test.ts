import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { photographs } from '../../build/photographs.ts'
import { photograph, skin } from '../built/photograph.ts'

const noisy = await photograph(900, 600, skin, 200).png().toBuffer()

it.each([
  [
    'cannot be made small',
    noisy,
    /gravel\.jpg takes \d{3} KB as avif, 800 .*; 120 KB is the most\. Save it 400 /,
  ],
  [
    'cannot be read',
    Buffer.from('ftypheic'),
    /gravel\.jpg is not a JPEG, PNG, WebP or AVIF that can be read/,
  ],
])('a photograph that %s stops the build, which says what to do', async (_, image, message) => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  await writeFile(join(root, 'gravel.jpg'), image)
  const input = `${join(root, 'gravel.jpg')}?photograph`
  const options = { write: false, rollupOptions: { input } }
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photographs()],
    build: options,
  })
  await expect(building).rejects.toThrow(message)
  await rm(root, { recursive: true })
})
