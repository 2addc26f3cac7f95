/**
 * Whether the project at `index` of the `count` shown ones has a row of its own: one has, then four share two rows, and
 * so on. The last project also has one if it would otherwise be alone beside a gap.
 */
export function isLarge(index: number, count: number): boolean {
  const fifth = index % 5
  const alone = fifth % 2 === 1 && index === count - 1
  return fifth === 0 || alone
}

/** The filter in the query of an address, such as `industry=healthcare`; `''` for none, an unknown one, or several. */
export function queryIn(search: string, queries: readonly string[]): string {
  const asked = [...new URLSearchParams(search)].filter(
    ([name]) => name === 'category' || name === 'industry',
  )
  const [query = '', ...others] = asked.map((parameter) => parameter.join('='))
  return others.length === 0 && queries.includes(query) ? query : ''
}

/** The projects on the page, shown or not. A page that the server filtered has only those that it shows. */
export function projectsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-filters]')]
}

/** Shows the projects that match a query such as `category=erp-solution`; all projects for `''`. */
export function showProjects(query: string) {
  const projects = projectsOnPage()
  for (const project of projects) {
    project.hidden = query !== '' && !project.dataset['filters']?.split(' ').includes(query)
  }
  const shown = projects.filter(({ hidden }) => !hidden)
  for (const [index, project] of shown.entries()) {
    project.toggleAttribute('data-large', isLarge(index, shown.length))
  }
}
