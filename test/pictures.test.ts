import { describe, expect, it } from 'vitest'
import type { Drawing } from '../src/content/drawings.ts'
import { pictureNameOf, projectPicture } from '../src/content/pictures.ts'

const drawings = [
  { file: 'ship', keywords: ['harbour', 'freight'] },
  { file: 'school', keywords: ['lesson'] },
  { file: 'school-pink' },
] as unknown as Drawing[]

describe('the picture of a project', () => {
  const project = { title: 'Fleet Radar', industry: 'Sea Freight', category: 'Shipping' }
  const fileOf = (changes: object) => projectPicture({ ...project, ...changes }, drawings).file

  it('follows keywords of category, title or industry, as whole words', () => {
    expect(fileOf({})).toBe('ship')
    expect(fileOf({ title: 'Lesson Radar' })).toBe('school')
    expect(fileOf({ title: 'Lessons Radar' })).toBe('ship')
    expect(fileOf({ title: 'Lesson Radar', category: 'Harbour' })).toBe('ship')
  })

  it('is the one that the project names', () => {
    expect(fileOf({ image: 'school-pink', pictureAccent: 'pink' })).toBe('school-pink')
  })

  it('has the accent that is asked for, or its own where that is not drawn', () => {
    expect(fileOf({ category: 'Lesson', pictureAccent: 'pink' })).toBe('school-pink')
    expect(pictureNameOf({ ...project, pictureAccent: 'pink' }, drawings)).toBe('ship-pink')
    expect(fileOf({ pictureAccent: 'pink' })).toBe('ship')
  })
})
