import { describe, expect, it } from 'vitest'
import { projectPicture } from '../src/content/pictures.ts'

describe('the picture of a project', () => {
  it('follows keywords of category, title or industry, as whole words', () => {
    const project = { title: 'Fleet Radar', industry: 'Freight', category: 'Enterprise Tech' } as const
    expect(projectPicture(project).file).toBe('erp')
    expect(projectPicture({ ...project, category: 'Supply Chain' }).file).toBe('logistics')
    expect(projectPicture({ ...project, category: 'Supply Chain', dye: 'rose' }).file).toBe('logistics-rose')
  })
})
