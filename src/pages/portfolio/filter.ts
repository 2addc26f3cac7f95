import { queryIn } from '../../../client/shared/portfolio-query.ts'
import { options } from '../../content/portfolio-filter.ts'

const queries = Object.values(options).flatMap((each) => each.map(({ query }) => query))

/** The query that the portfolio is filtered by; `''` (all projects) for none, an unknown one, or several. */
export function filterIn(url: string): string {
  return queryIn(new URL(url).search, queries)
}
