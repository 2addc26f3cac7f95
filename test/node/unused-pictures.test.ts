import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unusedPictures } from '../../scripts/unused-pictures.ts'
import { startCopy } from './copy.ts'

it('every drawing, photograph and icon is used: `npm run pictures:unused -- --delete` deletes those listed here', () => {
  expect(unusedPictures()).toEqual([])
})

it('without the code that names them, pictures and icons are listed with their places', () => {
  const places = unusedPictures('').map(({ place }) => place)
  expect(places).toEqual(expect.arrayContaining(['client/pictures', 'client/pictures/icons.svg']))
})

it('npm run pictures:unused deletes what nothing uses, and nothing else', async () => {
  const copy = await startCopy()
  onTestFinished(copy.remove)
  const [entries, icons] = ['src/content/project-drawings.ts', 'client/pictures/icons.svg']
  const contents = () =>
    Promise.all([readdir(join(copy.folder, 'client/pictures')), copy.read(entries), copy.read(icons)])
  const before = await contents()
  const entry = "  { file: 'old-tug', alt: 'A tug' },\n"
  await copy.edit(entries, (source) => source.replace(/ {2}\{/, `${entry}$&`))
  await copy.edit(icons, (source) => source.replace('<symbol', '<symbol id="old-icon">\n<path/></symbol>$&'))
  for (const file of ['old-tug.svg', 'old-tug-dark.jpg', 'old-ferry.png'])
    await writeFile(join(copy.folder, 'client/pictures', file), '')
  await copy.succeed('node', 'build/picture-names.ts')
  await copy.succeed('npm', 'run', 'pictures:unused', '--', '--delete')
  expect(await contents()).toEqual(before)
  expect(await copy.read('src/content/picture-names.ts')).not.toMatch(/'old-/)
})
