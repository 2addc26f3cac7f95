import { expect, it } from 'vitest'
import { unusedPictures } from '../../scripts/unused-pictures.ts'

it('every drawing, photograph and icon is used: delete those that are listed here', () => {
  expect(unusedPictures()).toEqual([])
})

it('without the code that names them, pictures and icons are listed with their files', () => {
  const files = unusedPictures('').map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['client/pictures', 'client/pictures/icons.svg']))
})
