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
  const changed = [
    'src/content/project-drawings.ts',
    'src/content/picture-names.ts',
    'client/pictures/icons.svg',
  ]
  const contents = async () => [
    await readdir(join(copy.folder, 'client/pictures')),
    ...(await Promise.all(changed.map(copy.read))),
  ]
  const before = await contents()
  await copy.edit('src/content/project-drawings.ts', (source) =>
    source
      .replace(/ {2}\{/, "  { file: 'old-tug', alt: 'A tug' },\n$&")
      .replace(/\n\]/, "\n  {\n    file: 'old-ferry',\n  },$&"),
  )
  await copy.edit('client/pictures/icons.svg', (source) =>
    source.replace('<symbol', '<symbol id="old-anchor" viewBox="0 0 1 1">\n<path/></symbol>$&'),
  )
  for (const file of ['old-tug.svg', 'old-tug-dark.jpg', 'old-ferry.png'])
    await writeFile(join(copy.folder, 'client/pictures', file), '')
  await copy.succeed('node', 'build/picture-names.ts')
  const list = ['npm', 'run', '--silent', 'pictures:unused', '--']
  const { output } = await copy.succeed(...list, '--delete')
  expect(output.trim().split('\n').sort()).toEqual([
    'client/pictures old-ferry',
    'client/pictures old-tug',
    'client/pictures/icons.svg old-anchor',
    'src/content/project-drawings.ts old-ferry',
    'src/content/project-drawings.ts old-tug',
  ])
  expect(await contents()).toEqual(before)
  expect((await copy.succeed(...list)).output).toBe('')
})
