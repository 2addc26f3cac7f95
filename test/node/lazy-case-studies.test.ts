import { expect, it } from 'vitest'
import { lazy } from '../../build/lazy-case-studies.ts'

const study = `import { sample } from './sample.ts'
export const study = caseStudy({ id: 1, title: sample('T'), metrics: [{ value: '1' }], story: { before: ['b'] } })
export const other = [{ metrics: [] }]`

it('gives each object and array of a case study a getter, and leaves all else', () => {
  expect(lazy(study)).toBe(`import { sample } from './sample.ts'
export const study = caseStudy({ id: 1, title: sample('T'), get metrics() { return [{ value: '1' }] }, get story() { return { before: ['b'] } } })
export const other = [{ metrics: [] }]`)
})

it('changes a module that has no case study in nothing', () => {
  expect(lazy('export * from "./a.ts"')).toBe('export * from "./a.ts"')
})
