import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { pictures } from '../../src/content/drawn.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import { accents, slugOf } from '../../src/content/schema.ts'
import { drawings, resultLines } from '../../src/pages/case-study/geometry.ts'

describe.each(Object.entries(drawings))(
  'the coordinates of the drawing %s',
  (name, { thread, closeUps = {} }) => {
    it('belong to a drawing, have a colour of the site, and lie inside of the drawing', () => {
      expect(pictures).toContain(name)
      expect(accents).toContain(thread.color)
      expect(thread.top).toBeGreaterThan(0)
      expect(thread.top).toBeLessThan(600)
      for (const { left, top, width, height } of Object.values(closeUps)) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(800)
        expect(top + height).toBeLessThanOrEqual(600)
      }
    })

    it('show capabilities of the project that has the drawing, if one has', () => {
      const projects = caseStudies.filter((study) => projectPicture(study).file === name)
      const titles = projects.flatMap(({ capabilities }) => capabilities.map(({ title }) => title))
      const shown = projects.length > 0 ? Object.keys(closeUps) : []
      expect(titles).toEqual(expect.arrayContaining(shown))
    })
  },
)

it.each(Object.entries(resultLines))('the line of results of %s belongs to a case study', (slug, line) => {
  expect(caseStudies.map(({ title }) => slugOf(title))).toContain(slug)
  expect(line).toMatch(/^[CL][-\w\s.]+$/)
})
