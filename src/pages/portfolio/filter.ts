import type { FilterOption } from '../../../client/islands/portfolio-filter/portfolio-filter.tsx'
import { queryIn } from '../../../client/shared/portfolio-query.ts'
import { caseStudies, usedCategories } from '../../content/case-studies.ts'
import { industryCards } from '../../content/industries.ts'
import { portfolio } from '../../content/portfolio.ts'
import { categoryQuery, industryQuery, projectOf } from '../../content/projects.ts'

export const projects = caseStudies.map(projectOf)

/** The projects that a query shows; all for `''`. */
export function projectsShown(query: string) {
  return query === '' ? projects : projects.filter(({ filters }) => filters.includes(query))
}

function option(query: string, label: string, accent?: FilterOption['accent']): FilterOption {
  return { query, label, accent, count: projectsShown(query).length }
}

const { all, other } = portfolio.filter

/** The options of the filter: all projects, and those of each category and of each industry. */
export const options = {
  categories: [option('', all), ...usedCategories.map((each) => option(categoryQuery(each), each))],
  industries: [
    option('', all),
    ...industryCards.map(({ href, title, color }) => option(industryQuery(href), title, color)),
    option(industryQuery(), other),
  ].filter(({ count }) => count > 0),
}

const queries = Object.values(options).flatMap((each) => each.map(({ query }) => query))

/** The query that the portfolio is filtered by; `''` (all projects) for none, an unknown one, or several. */
export function filterIn(url: string): string {
  return queryIn(new URL(url).search, queries)
}
