import { isPlain } from './plain-click.ts'

/** As many cards as a window shows at most below the filter. */
const inWindow = 6

/**
 * Shows the cards and swatches of projects that match a query, hides the others, and returns how many cards match. `''` shows
 * all. With `isAnswer`, cards below the window stay hidden, because laying them out would delay the answer.
 */
function showProjects(query: string, isAnswer = false): number {
  let count = 0
  let place = 0
  for (const project of document.querySelectorAll<HTMLElement>('[data-filters]')) {
    const data = project.dataset
    const matches = query === '' || data['filters']?.split(' ').includes(query)
    if (!(isAnswer && matches && count >= inWindow)) project.hidden = !matches
    if (!matches || !data['place']) continue
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

  /** The query of the address, with its question mark, if it is one of the filter. */
  const asked = () => links.find(({ search }) => search === location.search)?.search ?? ''

  /** Shows the projects of the address. */
  function show(isAnswer?: boolean) {
    const query = asked()
    const count = showProjects(query.slice(1), isAnswer)
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
    // Measured before cards are shown, because that would lay them out twice.
    const isBelow = filter.getBoundingClientRect().bottom > innerHeight / 2
    // The button of the list gets its new value before it gets the focus, so that a screen reader reads the new value.
    show(true)
    if (dropdown?.contains(link)) {
      dropdown.open = false
      dropdown.querySelector('summary')?.focus()
    }
    requestAnimationFrame(() => {
      // The page scrolls smoothly, because a jump would take the clicked option away from the mouse.
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
      if (isBelow) filter.scrollIntoView({ behavior, block: 'end' })
      setTimeout(() => showProjects(asked().slice(1)))
    })
  })
  addEventListener('popstate', () => {
    if (!rendered) show()
    else if (!location.search.includes(rendered)) location.reload()
  })
}
