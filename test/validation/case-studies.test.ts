import { expect, it } from 'vitest'
import { caseStudies, featured, pathOf, usedCategories } from '../../src/content/case-studies.ts'
import { caseStudyPage as says } from '../../src/content/case-study-page.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { slugOf } from '../../src/content/schema.ts'
import { maxIndexed } from '../../src/pages/portfolio/portfolio.tsx'
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

const { filter } = portfolio
const addressOf = (category: string) => `/portfolio?category=${slugOf(category)}`

it.each([null, ...usedCategories])('the portfolio shows the projects of category %s', async (category) => {
  const root = await page(category ? addressOf(category) : '/portfolio')
  const hrefsOf = (selector: string) =>
    root.querySelectorAll(selector).map((link) => link.getAttribute('href'))
  const shown = caseStudies.filter((study) => !category || study.category === category)
  const titles = root.querySelectorAll('#work article h3').map(textOf)
  expect(titles).toEqual(shown.map(({ title }) => title))
  expect(hrefsOf('#work article a')).toEqual(shown.map(pathOf))
  const count = shown.length === 1 ? filter.one : `${shown.length} ${filter.many}`
  expect(textOf(root.querySelector('[role=status]'))).toBe(count)
  expect(textOf(root.querySelector('#filter-value'))).toBe(category ?? filter.all)
  expect(hrefsOf('link[rel=canonical]')).toEqual([expect.stringMatching(/\/portfolio$/)])
  expect(hrefsOf('main details a').slice(1)).toEqual(usedCategories.map((each) => `${addressOf(each)}#work`))

  // The index has the first projects of all. Those of the category have a pattern, and the others thin lines.
  const first = caseStudies.slice(0, maxIndexed)
  expect(hrefsOf('[aria-labelledby=project-index] a')).toEqual(first.map(pathOf))
  const filled = hrefsOf('[aria-labelledby=project-index] a:not(:has(> .warp))')
  expect(filled).toEqual(first.filter((study) => shown.includes(study)).map(pathOf))
})
