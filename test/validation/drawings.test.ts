import { expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { drawings } from '../../src/content/drawings.ts'
import { projectPicture } from '../../src/content/pictures.ts'

it.each(drawings)('$file has its close-ups and thread inside of it', ({ file, thread, closeUps = [] }) => {
  expect(thread.at).toBeGreaterThan(0)
  expect(thread.at).toBeLessThan(600)
  const projects = caseStudies.filter((study) => projectPicture(study).file === file)
  const titles = projects.flatMap(({ capabilities }) => capabilities.map(({ title }) => title))
  for (const { part, capability } of closeUps) {
    const [left, top, width, height] = part
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(800)
    expect(top + height).toBeLessThanOrEqual(600)
    // What it shows is a capability of a project that has the drawing, if one has.
    if (projects.length > 0) expect(titles).toContain(capability)
  }
})
