/** The filter in the query of an address, such as `industry=healthcare`; `''` for none, an unknown one, or several. */
export function queryIn(search: string, queries: readonly string[]): string {
  const asked = [...new URLSearchParams(search)].filter(
    ([name]) => name === 'category' || name === 'industry',
  )
  const [query = '', ...others] = asked.map((parameter) => parameter.join('='))
  return others.length === 0 && queries.includes(query) ? query : ''
}

/** The title of the portfolio, such as `Healthcare projects | Acme`. */
export function titleOf(
  query: string,
  options: readonly { query: string; label: string }[],
  { unfiltered, filtered }: { unfiltered: string; filtered: string },
): string {
  return query === '' ? unfiltered : options.find((option) => option.query === query)?.label + filtered
}
