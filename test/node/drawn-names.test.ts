import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnFile, drawnNames } from '../../build/drawn-names.ts'

const repository = join(import.meta.dirname, '../..')

it('the names that content may use are those of the pictures; `npm run build` writes them', async () => {
  expect(await readFile(join(repository, drawnFile), 'utf8')).toBe(drawnNames(repository))
})

it('a photograph has a name; its dark version and a drawing of the same name add none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  const folder = join(root, 'client/pictures')
  await mkdir(folder, { recursive: true })
  const files = [
    'marks.svg',
    'tech.svg',
    'ines.svg',
    'ines.JPG',
    'visit.webp',
    'visit-dark.png',
    'after-dark.avif',
  ]
  for (const file of files)
    await writeFile(join(folder, file), /^(marks|tech)/.test(file) ? '<symbol id="a"/>' : '')
  const [, names = ''] = /pictures = \[(.*?)\]/s.exec(drawnNames(root)) ?? []
  await rm(root, { recursive: true })
  expect(names.match(/[\w-]+/g)).toEqual(['after-dark', 'ines', 'visit'])
})
