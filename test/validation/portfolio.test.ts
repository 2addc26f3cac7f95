import { describe, expect, it } from 'vitest'
import { caseStudies, usedCategories as categories, pathOf } from '../../src/content/case-studies.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { slugOf } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { maxIndexed } from '../../src/pages/portfolio/portfolio.tsx'
import { page, textOf } from '../site.ts'

const { filter } = portfolio

async function titles(query: string): Promise<string[]> {
  const root = await page(`/portfolio${query}`)
  return root.querySelectorAll('#work article h3').map(textOf)
}

describe('the portfolio', () => {
  it('shows all projects, each with a link to its page', async () => {
    expect(await titles('')).toEqual(caseStudies.map(({ title }) => title))
    const root = await page('/portfolio')
    for (const article of root.querySelectorAll('#work article')) {
      const link = article.querySelector('a')
      expect(textOf(link)).toBe(strings.project.view)
      expect(link?.getAttribute('href')).toBe(`/case-studies/${slugOf(textOf(article.querySelector('h3')))}`)
      expect(article.querySelectorAll('dl > div')).toHaveLength(3)
      expect(article.querySelectorAll('ul li').length).toBeGreaterThanOrEqual(3)
    }
  })

  it('lists All and every category, each with an address', async () => {
    const root = await page('/portfolio')
    const options = root.querySelectorAll('main details a')
    expect(options).toHaveLength(categories.length + 1)
    expect(textOf(options[0] ?? null)).toBe(`${filter.all} ${caseStudies.length}`)
    expect(options.slice(1).map((option) => option.getAttribute('href'))).toEqual(
      categories.map((category) => `/portfolio?category=${slugOf(category)}#work`),
    )
  })

  it.each(categories)('?category=%s shows exactly its projects', async (category) => {
    const expected = caseStudies.filter((study) => study.category === category)
    expect(expected.length).toBeGreaterThan(0)
    expect(await titles(`?category=${slugOf(category)}`)).toEqual(expected.map(({ title }) => title))
    const root = await page(`/portfolio?category=${slugOf(category)}`)
    const projects = expected.length === 1 ? filter.one : `${expected.length} ${filter.many}`
    expect(textOf(root.querySelector('[role=status]'))).toBe(projects)
    expect(textOf(root.querySelector('#filter-value'))).toBe(category)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/portfolio$/)
  })

  it.each([null, ...categories])('has a swatch for each first project, filled if of %s', async (category) => {
    const root = await page(category ? `/portfolio?category=${slugOf(category)}` : '/portfolio')
    const swatches = root.querySelectorAll('[aria-labelledby=project-index] a')
    const first = caseStudies.slice(0, maxIndexed)
    expect(swatches.map((swatch) => swatch.getAttribute('aria-label'))).toEqual(
      first.map(({ title }) => title),
    )
    const filled = swatches.filter((swatch) => !swatch.firstElementChild?.classList.contains('warp'))
    expect(filled.map((swatch) => swatch.getAttribute('href'))).toEqual(
      first.filter((study) => !category || study.category === category).map(pathOf),
    )
  })
})
