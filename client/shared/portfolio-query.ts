/** The filter in the query of an address, such as `industry=healthcare`; `''` for none, an unknown one, or several. */
export function queryIn(search: string, queries: readonly string[]): string {
  const asked = [...new URLSearchParams(search)].filter(
    ([name]) => name === 'category' || name === 'industry',
  )
  const [query = '', ...others] = asked.map((parameter) => parameter.join('='))
  return others.length === 0 && queries.includes(query) ? query : ''
}
