import { describe, expect, it } from 'vitest'
import { pictureNameOf, projectPicture } from '../src/content/pictures.ts'

describe('the picture of a project', () => {
  const project = { title: 'Fleet Radar', industry: 'Freight', category: 'Supply Chain' } as const

  it('follows keywords of category, title or industry, as whole words', () => {
    expect(projectPicture({ ...project, category: 'Enterprise Tech' }).file).toBe('erp')
    expect(projectPicture(project).file).toBe('logistics')
  })

  it('is the one that the project names', () => {
    expect(projectPicture({ ...project, image: 'lab', dye: 'rose' }).file).toBe('lab')
  })

  it('has the dye that is asked for, or its own where that is not drawn', () => {
    const exam = { ...project, category: 'Assessment System' } as const
    expect(projectPicture({ ...exam, dye: 'rose' }).file).toBe('education-rose')
    expect(pictureNameOf({ ...project, dye: 'rose' })).toBe('logistics-rose')
    expect(projectPicture({ ...project, dye: 'rose' }).file).toBe('logistics')
  })
})
