import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { optionAfter } from './option-after.ts'
import { projectsOnPage, queryIn, showProjects } from './project-rows.ts'

export interface FilterOption {
  /** The query of the address to which the option links, such as `category=erp-solution`; `''` for all projects. */
  query: string
  label: string
  /** How many projects it has. */
  count: number
  /** The accent colour of the industry. */
  accent?: string
}

export interface PortfolioFilterProps {
  /** The options that are shown side by side. The first one is for all projects. */
  industries: FilterOption[]
  /** The options in the dropdown. The first one is for all projects. */
  categories: FilterOption[]
  /** The query that the server rendered. */
  selected: string
  /** The two labels, `1 project`, and `projects` for any other number. */
  words: { industry: string; category: string; one: string; many: string }
}

function addressOf(query: string): string {
  return query === '' ? '/portfolio' : `/portfolio?${query}`
}

/** The classes that put a square in the accent colour of an industry before its name. */
const swatch = 'before:content-empty before:size-3.5 before:bg-accent before:border-[1.5px]'

/** The filter of the portfolio: links to filtered pages. Once hydrated, it filters in place and supports arrow keys. */
export function PortfolioFilter({ industries, categories, selected, words }: PortfolioFilterProps) {
  const [chosen, setChosen] = useState(selected)
  const dropdown = useRef<HTMLDetailsElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const total = categories[0]?.count
  const count = [...categories, ...industries].find(({ query }) => query === chosen)?.count
  const category = categories.find(({ query }) => query === chosen) ?? categories[0]

  function close() {
    if (dropdown.current) dropdown.current.open = false
    dropdown.current?.querySelector('summary')?.focus()
  }

  useEffect(() => {
    /** Shows the projects of the address after Back or Forward. */
    function showFromAddress() {
      const queries = [...categories, ...industries].map(({ query }) => query)
      const query = queryIn(location.search, queries)
      // A page that the server filtered lacks the other projects.
      if (query !== selected && projectsOnPage().length !== total) return location.reload()
      showProjects(query)
      setChosen(query)
    }
    function closeOutside({ target }: Event) {
      const isOutside = target instanceof Node && !dropdown.current?.contains(target)
      if (isOutside && dropdown.current) dropdown.current.open = false
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('popstate', showFromAddress, { signal })
    addEventListener('pointerdown', closeOutside, { signal })
    addEventListener('focusin', closeOutside, { signal })
    return () => listening.abort()
  }, [industries, categories, selected, total])

  function choose(event: MouseEvent, { query }: FilterOption) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (modified || projectsOnPage().length !== total) return
    event.preventDefault()
    if (query !== chosen) history.pushState(null, '', addressOf(query))
    showProjects(query)
    setChosen(query)
    if (dropdown.current?.open) close()
  }

  function moveFocus(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(dropdown.current?.querySelectorAll('a') ?? [])]
    const isOpen = dropdown.current?.open
    if (event.key === 'Escape' && isOpen) return close()
    if (!isOpen && !event.key.startsWith('Arrow')) return
    const next = optionAfter({
      key: event.key,
      from: links.findIndex((link) => link.matches(':focus')),
      chosen: categories.findIndex(({ query }) => query === category?.query),
      labels: categories.map(({ label }) => label),
      typed: typed.current,
      now: event.timeStamp,
    })
    if (next === null) return
    event.preventDefault()
    if (dropdown.current) dropdown.current.open = true
    links[next]?.focus()
  }

  /** The props of the link to an option. */
  function linkTo(option: FilterOption, classes: string) {
    const isChosen = option.query === chosen
    return {
      href: `${addressOf(option.query)}#work`,
      'data-accent': option.accent,
      'aria-current': isChosen ? ('true' as const) : undefined,
      className: `${classes} flex items-center gap-md min-h-11 px-md py-sm font-500 text-sm no-underline ${isChosen ? 'bg-brand text-night' : 'hover:bg-brand-tint'}`,
      onClick: (event: MouseEvent) => choose(event, option),
    }
  }

  return (
    <div className="grid gap-x-lg gap-y-md py-md lg:grid-cols-[max-content_1fr] lg:gap-y-md">
      <span id="industry-label" className="font-600 lg:py-sm">
        {words.industry}
      </span>
      <ul aria-labelledby="industry-label" className="flex flex-wrap gap-sm">
        {industries.map((option) => (
          <li key={option.label}>
            <a {...linkTo(option, `border-2 border-ink ${option.accent ? swatch : ''}`)}>
              {option.label} <span className="font-mono font-400 text-xs">{option.count}</span>
            </a>
          </li>
        ))}
      </ul>
      <span id="filter-label" className="font-600 lg:py-md">
        {words.category}
      </span>
      <div className="flex flex-wrap items-center gap-x-lg gap-y-md">
        <details
          ref={dropdown}
          className="group relative w-full max-w-[24rem]"
          onKeyDown={moveFocus}
          // The visitor may have opened it before React hydrates it.
          suppressHydrationWarning
        >
          <summary
            aria-labelledby="filter-label filter-value"
            className="flex items-center justify-between gap-md min-h-13 px-md font-600 bg-panel border-2 border-ink"
          >
            <span id="filter-value">{category?.label}</span>
            <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
          </summary>
          <ul className="absolute z-10 inset-x-0 top-[calc(100%-2px)] max-h-[300px] overflow-y-auto [overscroll-behavior:contain] bg-panel border-2 border-ink">
            {categories.map((option) => (
              <li key={option.label}>
                <a
                  {...linkTo(
                    option,
                    'justify-between border-b border-line focus-visible:[outline-offset:-3px]',
                  )}
                >
                  {option.label} <span className="font-mono font-400 text-xs">{option.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
        <p role="status" className="text-muted">
          {count === 1 ? words.one : `${count} ${words.many}`}
        </p>
      </div>
    </div>
  )
}
