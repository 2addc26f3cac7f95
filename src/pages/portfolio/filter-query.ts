import { company } from '../../content/company.ts'
import { options } from '../../content/filter-options.ts'
import { portfolio } from '../../content/portfolio.ts'
import { routes } from '../../routes.ts'
import { titleWith } from '../../row.ts'

const allOptions = Object.values(options).flat()
const queries = allOptions.map(({ query }) => query)

/** The title of the portfolio without a filter, and the text that follows the label of a filter in the title. */
export const titles = {
  unfiltered: routes['/portfolio'].title,
  filtered: titleWith(company.name, ` ${portfolio.filter.many}`),
}

/** The title of the portfolio with a filter, such as `Healthcare projects | Acme`. */
export function filteredTitle(query: string): string {
  const option = allOptions.find((each) => each.query === query)
  return query && option ? option.label + titles.filtered : titles.unfiltered
}

/**
 * The longest query that is read, in characters. A filter with the parameters of a campaign is shorter, and reading a longer
 * query would take more time than answering with a page.
 */
const longest = 2048

/** The query that the portfolio is filtered by; `''` (all projects) for none, an unknown one, several, or a long one. */
export function filterIn(url: string): string {
  const { search, searchParams } = new URL(url)
  if (search.length > longest) return ''
  const asked = [...searchParams].filter(([name]) => name === 'category' || name === 'industry')
  const [query = '', ...others] = asked.map((parameter) => parameter.join('='))
  return others.length === 0 && queries.includes(query) ? query : ''
}
