import { expect, it } from 'vitest'
import { checkPictureNames } from '../../build/picture-files.ts'

it.each([
  ['Artboard 1.svg', 'artboard-1.svg'],
  ['Anika’s portrait.jpg', 'anikas-portrait.jpg'],
  ['IMG_1234.JPG', 'img-1234.jpg'],
  ['Blåbær\u202f(1).png', 'blabaer-1.png'],
  ['con.svg', 'con-picture.svg'],
  [`${'a'.repeat(81)}.svg`, `${'a'.repeat(80)}.svg`],
])('the picture %s is refused, and the message says to rename it to %s', (file, right) => {
  const message = `client/pictures/${file}: rename it to ${right}, because`
  expect(() => checkPictureNames(['loom.svg', file])).toThrow(message)
})

it('two pictures with one name are refused, because pages use it without the extension', () => {
  expect(() => checkPictureNames(['loom.png', 'loom.svg'])).toThrow(
    /loom\.(png|svg): rename it to loom-2\.\1, because/,
  )
})

it('other names of pictures are accepted, and other files are no pictures', () => {
  expect(() => checkPictureNames(['site-visit-dark.jpg', '404.svg', '.DS_Store', 'Notes.txt'])).not.toThrow()
})
