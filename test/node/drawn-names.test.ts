import { expect, it } from 'vitest'
import { pictureNames } from '../../build/drawn-names.ts'

it('a photograph has a name; its dark version, a drawing of the same name, sprites and cloths add none', () => {
  const drawings = ['cloth-pink.svg', 'icons.svg', 'tech.svg', 'ines.svg', 'notes.md']
  const photographs = ['ines.JPG', 'visit.webp', 'visit-dark.png', 'after-dark.avif']
  expect(pictureNames([...drawings, ...photographs])).toEqual(['ines', 'visit', 'after-dark'])
})
