import { expect, it } from 'vitest'
import { caseStudies, pathOf, usedCategories } from '../../src/content/case-studies.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { slugOf } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { maxIndexed } from '../../src/pages/portfolio/portfolio.tsx'
import { page, textOf } from '../site.ts'

const { filter } = portfolio
const addressOf = (category: string) => `/portfolio?category=${slugOf(category)}`

it.each([null, ...usedCategories])(
  'the portfolio shows exactly the projects of category %s',
  async (category) => {
    const root = await page(category ? addressOf(category) : '/portfolio')
    const shown = caseStudies.filter((study) => !category || study.category === category)
    const cards = root.querySelectorAll('#work article')
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(shown.map(({ title }) => title))
    const count = shown.length === 1 ? filter.one : `${shown.length} ${filter.many}`
    expect(textOf(root.querySelector('[role=status]'))).toBe(count)
    expect(textOf(root.querySelector('#filter-value'))).toBe(category ?? filter.all)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/portfolio$/)

    // The index has the first projects of all. Those of the category have a pattern, and the others thin lines.
    const swatches = root.querySelectorAll('[aria-labelledby=project-index] a')
    const first = caseStudies.slice(0, maxIndexed)
    expect(swatches.map((swatch) => swatch.getAttribute('aria-label'))).toEqual(
      first.map(({ title }) => title),
    )
    const filled = swatches.filter((swatch) => !swatch.firstElementChild?.classList.contains('warp'))
    const expected = first.filter((study) => shown.includes(study)).map(pathOf)
    expect(filled.map((swatch) => swatch.getAttribute('href'))).toEqual(expected)
  },
)

it('every card of the portfolio has figures, technologies and a link to its page', async () => {
  const cards = (await page('/portfolio')).querySelectorAll('#work article')
  const hrefs = cards.map((card) => card.querySelector('a')?.getAttribute('href'))
  expect(hrefs).toEqual(caseStudies.map(pathOf))
  for (const card of cards) {
    expect(textOf(card.querySelector('a'))).toBe(strings.project.view)
    expect(card.querySelectorAll('dl > div')).toHaveLength(3)
    expect(card.querySelectorAll('ul li').length).toBeGreaterThanOrEqual(3)
  }
})

it('the filter has a link for all projects and one for each category', async () => {
  const options = (await page('/portfolio')).querySelectorAll('main details a')
  expect(textOf(options[0] ?? null)).toBe(`${filter.all} ${caseStudies.length}`)
  const hrefs = options.slice(1).map((option) => option.getAttribute('href'))
  expect(hrefs).toEqual(usedCategories.map((category) => `${addressOf(category)}#work`))
})
