import { describe, expect, it } from 'vitest'
import { caseStudies, featured, pathOf } from '../../src/content/case-studies.ts'
import { caseStudyPage as says } from '../../src/content/case-study-page.ts'
import { entriesOf } from '../../src/validation/entries.ts'
import { page, textOf } from '../site.ts'

it('the first six case studies stand on the home page', async () => {
  const titles = (await page('/')).querySelectorAll('#case-studies article h3').map(textOf)
  expect(titles).toEqual(caseStudies.slice(0, 6).map(({ title }) => title))
})

describe.each(caseStudies)('$title', (study) => {
  it('shows as many parts as its story has', async () => {
    const root = await page(pathOf(study))
    const headings = root.querySelectorAll('main h2').map(textOf)
    for (const heading of [says.overview, says.details, says.technologies, says.results]) {
      expect(headings.includes(heading), heading).toBe(Boolean(study.story))
    }
    const award = root.querySelector(`aside[aria-label="${says.award}"] h3`)
    expect(textOf(award)).toBe(study.story?.award.name ?? '')
  })

  it('shows its category above its title', async () => {
    const tag = (await page(pathOf(study))).querySelector('p:has(+ h1)')
    expect(textOf(tag)).toBe(study.category)
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

it('no two case studies share a sentence of eight words or more, the call to action aside', () => {
  const seen = new Map<string, string>()
  for (const { closing: _, ...study } of caseStudies) {
    const texts = entriesOf({ '': { study } }).flatMap(({ value }) =>
      typeof value === 'string' ? value : [],
    )
    const sentences = texts.flatMap((text) => text.toLowerCase().split(/(?<=[.!?])\s+/))
    for (const sentence of new Set(sentences.filter((each) => each.trim().split(/\s+/).length >= 8))) {
      expect(seen.get(sentence), `“${sentence}” stands on ${study.title} too`).toBeUndefined()
      seen.set(sentence, study.title)
    }
  }
  expect(seen.size).toBeGreaterThan(caseStudies.length)
})
