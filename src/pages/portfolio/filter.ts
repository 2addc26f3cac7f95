import { queryIn, titleOf } from '../../../client/shared/portfolio-query.ts'
import { company } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { options } from '../../content/portfolio-filter.ts'
import { routes, titleWith } from '../../routes.ts'

const allOptions = Object.values(options).flat()
const queries = allOptions.map(({ query }) => query)

/** The title of the portfolio without a filter, and the text that follows the label of a filter in the title. */
export const titles = {
  unfiltered: routes['/portfolio'].title,
  filtered: titleWith(company.name, ` ${portfolio.filter.many}`),
}

export const filteredTitle = (query: string): string => titleOf(query, allOptions, titles)

/**
 * The longest query that is read, in characters. A filter with the parameters of a campaign is shorter, and reading a longer
 * query would take more time than answering with a page.
 */
const longest = 2048

/** The query that the portfolio is filtered by; `''` (all projects) for none, an unknown one, several, or a long one. */
export function filterIn(url: string): string {
  const { search } = new URL(url)
  return search.length > longest ? '' : queryIn(search, queries)
}
