import { expect, it } from 'vitest'
import { caseStudies, pathOf, usedCategories } from '../../src/content/case-studies.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { slugOf } from '../../src/content/schema.ts'
import { maxIndexed } from '../../src/pages/portfolio/portfolio.tsx'
import { page, textOf } from '../site.ts'

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
