import { describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { drawings } from '../../src/content/drawings.ts'
import { projectPicture } from '../../src/content/pictures.ts'

const withCloseUps = drawings.flatMap(({ file, closeUps = [] }) =>
  closeUps.map((each) => ({ file, ...each })),
)

describe('a close-up', () => {
  it('shows a part of the drawing, 800 by 600', () => {
    for (const { file, part } of withCloseUps) {
      const [left, top, width, height] = part
      expect(Math.min(left, top), file).toBeGreaterThanOrEqual(0)
      expect(left + width, file).toBeLessThanOrEqual(800)
      expect(top + height, file).toBeLessThanOrEqual(600)
    }
  })

  it('shows a capability of a project that has the drawing, if one has', () => {
    for (const { file, capability } of withCloseUps) {
      const projects = caseStudies.filter((study) => projectPicture(study).file === file)
      const titles = projects.flatMap(({ capabilities }) => capabilities.map(({ title }) => title))
      if (projects.length > 0) expect(titles, file).toContain(capability)
    }
  })
})

describe('the thread of a drawing', () => {
  it('leaves the left edge at a height of the drawing, of 600', () => {
    for (const { file, thread } of drawings) {
      expect(thread.at, file).toBeGreaterThan(0)
      expect(thread.at, file).toBeLessThan(600)
    }
  })
})
