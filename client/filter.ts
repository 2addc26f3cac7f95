import { isPlain } from './plain-click.ts'

/**
 * Shows the cards and swatches of projects that match a query, hides the others, and returns how many cards are shown. `''`
 * shows all.
 */
function showProjects(query: string): number {
  let count = 0
  let place = 0
  for (const project of document.querySelectorAll<HTMLElement>('[data-filters]')) {
    const data = project.dataset
    project.hidden = query !== '' && !data['filters']?.split(' ').includes(query)
    if (project.hidden || !data['place']) continue
    // The styles of a card alternate the side of its picture by these numbers.
    data['place'] = `${place % 4}${count++ % 2}`
    place += data['large'] ? 2 : 1
  }
  return count
}

/**
 * Lets the links of a filter show their projects in place: the list, the chosen option, the button of the dropdown, the count,
 * the title and the address change, and Back and Forward change them, too. `src/pages/portfolio/project-filter.tsx` writes the
 * filter. On a page that the server has filtered, the links load pages, because the other projects are not in its HTML.
 */
export function filterInPlace(filter: HTMLElement) {
  const links = [...filter.querySelectorAll('a')]
  const dropdown = filter.querySelector('details')
  const status = filter.querySelector('[role=status]')
  const { query: rendered = '', one = '', many, unfiltered = '', filtered } = filter.dataset

  /** The label of the chosen option, or else of the first one. A translator may have replaced it. */
  const labelIn = (part: Element | null) =>
    (part?.querySelector('[aria-current] [data-option]') ?? part?.querySelector('[data-option]'))
      ?.textContent ?? ''

  /** Shows the projects of the address. */
  function show() {
    const query = links.find(({ search }) => search === location.search)?.search ?? ''
    const count = showProjects(query.slice(1))
    for (const link of links) link.ariaCurrent = link.search === query ? 'true' : null
    const value = filter.querySelector('[data-value]')
    if (value) value.textContent = labelIn(dropdown)
    if (status) status.textContent = count === 1 ? one : `${count} ${many}`
    document.title = query ? labelIn(filter) + filtered : unfiltered
  }

  filter.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isPlain(event) || rendered) return
    event.preventDefault()
    if (link.search !== location.search) history.pushState(null, '', link.pathname + link.search)
    // The button of the list gets its new value before it gets the focus, so that a screen reader reads the new value.
    show()
    if (dropdown?.contains(link)) {
      dropdown.open = false
      dropdown.querySelector('summary')?.focus()
    }
    const first = document.querySelector('[data-place]:not([hidden])')
    if (Number(first?.getBoundingClientRect().top) > innerHeight / 2) status?.scrollIntoView()
  })
  addEventListener('popstate', () => {
    if (!rendered) show()
    else if (!location.search.includes(rendered)) location.reload()
  })
}
