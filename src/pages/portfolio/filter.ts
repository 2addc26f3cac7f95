import { queryIn, titleOf } from '../../../client/shared/portfolio-query.ts'
import { company } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { options } from '../../content/portfolio-filter.ts'
import { routes, titleWith } from '../../routes.ts'

const allOptions = Object.values(options).flat()
const queries = allOptions.map(({ query }) => query)

/** The parts of the titles of the portfolio: without a filter, and after the label of the filter. */
export const titles = {
  unfiltered: routes['/portfolio'].title,
  filtered: titleWith(company.name, ` ${portfolio.filter.many}`),
}

export const filteredTitle = (query: string): string => titleOf(query, allOptions, titles)

/** The query that the portfolio is filtered by; `''` (all projects) for none, an unknown one, or several. */
export function filterIn(url: string): string {
  return queryIn(new URL(url).search, queries)
}
