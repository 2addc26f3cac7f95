import { caseStudies, usedCategories } from './case-studies.ts'
import { industryCards } from './industries.ts'
import { portfolio } from './portfolio.ts'
import { categoryQuery, industryQuery, projectOf } from './projects.ts'
import type { Accent } from './schema.ts'

const projects = caseStudies.map(projectOf)

/** The projects that a query of the portfolio shows. `''` shows all. */
export function projectsShown(query: string) {
  return query === '' ? projects : projects.filter(({ filters }) => filters.includes(query))
}

function option(query: string, label: string, accent?: Accent) {
  return { query, label, accent, count: projectsShown(query).length }
}

const { all, other } = portfolio.filter

/** The industries that have no page, as one text: `enterprise operations, freight and logistics, …`. */
export const otherTrades = [
  ...new Set(
    caseStudies.flatMap(({ industry, industryPage }) => (industryPage ? [] : [industry.toLowerCase()])),
  ),
].join(', ')

/** The options of the filter: all projects, and those of each category and of each industry. */
export const options = {
  categories: [option('', all), ...usedCategories.map((each) => option(categoryQuery(each), each))],
  industries: [
    option('', all),
    ...industryCards.map(({ href, title, color }) => option(industryQuery(href), title, color)),
    option(industryQuery(), other),
  ].filter(({ count }) => count > 0),
}
