import { describe, expect, it } from 'vitest'
import { caseStudies, featured, pathOf } from '../../src/content/case-studies.ts'
import { caseStudyPage as says } from '../../src/content/case-study-page.ts'
import { page, textOf } from '../site.ts'

describe('case studies', () => {
  it('stand on the home page when they are the first six', async () => {
    const root = await page('/')
    expect(featured).toEqual(caseStudies.slice(0, 6))
    expect(root.querySelectorAll('#case-studies article h3').map(textOf)).toEqual(
      featured.map(({ title }) => title),
    )
  })
})

describe.each(caseStudies.map((study) => [study.title, study] as const))('%s', (_, study) => {
  it('shows as many parts as its story has', async () => {
    const root = await page(pathOf(study))
    const headings = root.querySelectorAll('main h2').map(textOf)
    for (const heading of [says.overview, says.details, says.technologies, says.results]) {
      expect(headings.includes(heading), heading).toBe(Boolean(study.story))
    }
    const award = root.querySelector(`aside[aria-label="${says.award}"] h3`)
    expect(textOf(award)).toBe(study.story?.award.title ?? '')
  })

  it('leads back to where the visitor came from, and on to a conversation', async () => {
    const root = await page(pathOf(study))
    const links = root.querySelectorAll('main a').map((link) => [textOf(link), link.getAttribute('href')])
    const back = featured.some(({ id }) => id === study.id)
      ? [says.back.home, '/#case-studies']
      : [says.back.portfolio, '/portfolio']
    expect(links[0]).toEqual(back)
    expect(links.slice(-2)).toEqual([
      [study.closing.action, '/contact'],
      [says.more.label, '/portfolio'],
    ])
  })
})

describe('the texts', () => {
  it('share no sentence of eight words or more between two pages', async () => {
    const seen = new Map<string, string>()
    for (const study of caseStudies) {
      for (const sentence of new Set(sentencesOf(study))) {
        expect(seen.get(sentence), `“${sentence}” stands on ${study.title} too`).toBeUndefined()
        seen.set(sentence, study.title)
      }
    }
    expect(seen.size).toBeGreaterThan(caseStudies.length)
  })
})

/** Every sentence of eight words or more in a case study, the call to action aside. */
function sentencesOf({ closing: _, ...study }: (typeof caseStudies)[number]): string[] {
  return textsIn(study)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.toLowerCase().trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 8)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn)
  return []
}
