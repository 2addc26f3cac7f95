import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { optionAfter } from './option-after.ts'
import { projectsOnPage, showProjects } from './project-rows.ts'

export interface FilterOption {
  /** The value of `category` in the query, or `null` for All. */
  slug: string | null
  label: string
  /** How many projects it has. */
  count: number
}

export interface PortfolioFilterProps {
  options: FilterOption[]
  /** The slug of the category that the server rendered. */
  selected: string | null
  /** The label of the filter, `1 project`, and `projects` for any other number. */
  words: { label: string; one: string; many: string }
}

function addressOf(slug: string | null): string {
  return slug === null ? '/portfolio' : `/portfolio?category=${slug}`
}

/** The filter of the portfolio: links to filtered pages. Once hydrated, it filters in place and supports arrow keys. */
export function PortfolioFilter({ options, selected, words }: PortfolioFilterProps) {
  const [chosen, setChosen] = useState(selected)
  const dropdown = useRef<HTMLDetailsElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const total = options[0]?.count
  const current = options.find(({ slug }) => slug === chosen) ?? options[0]

  function close() {
    if (dropdown.current) dropdown.current.open = false
    dropdown.current?.querySelector('summary')?.focus()
  }

  useEffect(() => {
    /** Shows the category in the address after Back or Forward. */
    function showFromAddress() {
      const values = new URLSearchParams(location.search).getAll('category')
      const [asked = null] = values.length === 1 ? values : []
      const slug = options.some((option) => option.slug === asked) ? asked : null
      // A page that the server filtered lacks the other projects.
      if (slug !== selected && projectsOnPage().length !== total) return location.reload()
      showProjects(slug)
      setChosen(slug)
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
  }, [options, selected, total])

  function choose(event: MouseEvent, { slug }: FilterOption) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (modified || projectsOnPage().length !== total) return
    event.preventDefault()
    if (slug !== chosen) history.pushState(null, '', addressOf(slug))
    showProjects(slug)
    setChosen(slug)
    close()
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
      chosen: options.findIndex(({ slug }) => slug === chosen),
      labels: options.map(({ label }) => label),
      typed: typed.current,
      now: event.timeStamp,
    })
    if (next === null) return
    event.preventDefault()
    if (dropdown.current) dropdown.current.open = true
    links[next]?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <span id="filter-label" className="font-600">
        {words.label}
      </span>
      <details
        ref={dropdown}
        className="group relative w-full max-w-[24rem] lt-md:order-last"
        onKeyDown={moveFocus}
        // The visitor may have opened it before React hydrates it.
        suppressHydrationWarning
      >
        <summary
          aria-labelledby="filter-label filter-value"
          className="flex items-center justify-between gap-4 min-h-13 px-4 font-600 bg-panel border-2 border-ink"
        >
          <span id="filter-value">{current?.label}</span>
          <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
        </summary>
        <ul className="absolute z-10 inset-x-0 top-[calc(100%-2px)] max-h-[300px] overflow-y-auto [overscroll-behavior:contain] bg-panel border-2 border-ink">
          {options.map((option) => (
            <li key={option.label}>
              <a
                href={`${addressOf(option.slug)}#work`}
                aria-current={option.slug === chosen ? 'true' : undefined}
                className={`flex items-center justify-between gap-4 min-h-11 px-4 py-1.5 border-b border-line font-500 text-4 leading-[1.25] no-underline focus-visible:[outline-offset:-3px] ${option.slug === chosen ? 'bg-brand text-night' : 'hover:bg-brand-tint'}`}
                onClick={(event) => choose(event, option)}
              >
                {option.label} <span className="font-mono font-400 text-t0">{option.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className="text-muted lt-md:ml-auto">
        {current?.count === 1 ? words.one : `${current?.count} ${words.many}`}
      </p>
    </div>
  )
}
