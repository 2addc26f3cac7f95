import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { threads } from '../../src/content/picture-threads.ts'

const styles = readFileSync(join(import.meta.dirname, '../../client/styles/pages/case-study.css'), 'utf8')

it('a thread leaves its drawing at a height that the stylesheet knows', () => {
  for (const [picture, { at }] of Object.entries(threads)) {
    expect(styles, picture).toContain(`.leaves-${at} {`)
  }
})

it('a close-up shows a part of the drawing, 800 by 600', () => {
  for (const { title, capabilities } of caseStudies) {
    for (const { closeUp } of capabilities) {
      if (!closeUp) continue
      const [left, top, width, height] = closeUp
      expect(Math.min(left, top), title).toBeGreaterThanOrEqual(0)
      expect(left + width, title).toBeLessThanOrEqual(800)
      expect(top + height, title).toBeLessThanOrEqual(600)
    }
  }
})
