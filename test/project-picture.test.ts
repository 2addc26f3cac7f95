import { expect, it } from 'vitest'
import type { Drawing } from '../src/content/project-drawings.ts'
import { projectPicture } from '../src/content/project-picture.ts'

const drawings = [
  { file: 'ship', keywords: ['harbour', 'freight'] },
  { file: 'ship-ferry' },
  { file: 'school', keywords: ['lesson'] },
] as unknown as Drawing[]

const project = { title: 'Fleet Radar', industry: 'Sea Freight', category: 'Shipping' }

it.each([
  ['a keyword in its industry', {}, 'ship'],
  ['a keyword in its title, before its industry', { title: 'Lesson Radar' }, 'school'],
  ['whole words only', { title: 'Lessons Radar' }, 'ship'],
  ['a keyword in its category, before its title', { title: 'Lesson Radar', category: 'Harbour' }, 'ship'],
  ['the variant that it asks for', { pictureVariant: 'ferry' }, 'ship-ferry'],
  ['its words where that variant is not drawn', { pictureVariant: 'tug' }, 'ship'],
])('the drawing of a project follows %s', (_, changes, file) => {
  const changed = { ...project, ...(changes as object) }
  expect(projectPicture(changed, drawings).file).toBe(file)
})
