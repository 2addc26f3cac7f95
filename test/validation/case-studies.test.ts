import { expect, it } from 'vitest'
import { caseStudies, featured, pathOf } from '../../src/content/case-studies.ts'
import { caseStudyPage as says } from '../../src/content/case-study-page.ts'
import { page, textOf } from '../site.ts'

it.each(caseStudies)(
  'the page of $title has the parts of its story, and links back and on',
  async (study) => {
    const root = await page(pathOf(study))
    expect(textOf(root.querySelector('p:has(+ h1)'))).toBe(study.category)
    const headings = root.querySelectorAll('main h2').map(textOf)
    for (const heading of [says.overview, says.details, says.technologies, says.results]) {
      expect(headings.includes(heading), heading).toBe(Boolean(study.story))
    }
    const award = root.querySelector(`aside[aria-label="${says.award}"] h3`)
    expect(textOf(award)).toBe(study.story?.award.name ?? '')

    const links = root.querySelectorAll('main a').map((link) => [textOf(link), link.getAttribute('href')])
    const isFeatured = featured.some(({ id }) => id === study.id)
    expect(links[0]).toEqual(
      isFeatured ? [says.back.home, '/#case-studies'] : [says.back.portfolio, '/portfolio'],
    )
    expect(links.slice(-2)).toEqual([
      [study.closing.action, '/contact'],
      [says.more.label, '/portfolio'],
    ])
  },
)
