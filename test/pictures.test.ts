import { expect, it } from 'vitest'
import type { Drawing } from '../src/content/drawings.ts'
import { projectPicture } from '../src/content/pictures.ts'

const drawings = [
  { file: 'ship', keywords: ['harbour', 'freight'] },
  { file: 'school', keywords: ['lesson'] },
] as unknown as Drawing[]

const project = { title: 'Fleet Radar', industry: 'Sea Freight', category: 'Shipping' }

it.each([
  ['a keyword in its industry', {}, 'ship'],
  ['a keyword in its title, before its industry', { title: 'Lesson Radar' }, 'school'],
  ['whole words only', { title: 'Lessons Radar' }, 'ship'],
  ['a keyword in its category, before its title', { title: 'Lesson Radar', category: 'Harbour' }, 'ship'],
  ['the usual colour where no other is drawn', { pictureAccent: 'pink' }, 'ship'],
])('the drawing of a project follows %s', (_, changes, file) => {
  const changed = { ...project, ...(changes as object) }
  expect(projectPicture(changed, drawings).file).toBe(file)
})
