import { type MouseEvent, useEffect, useState } from 'react'
import { queryIn, titleOf } from '../../shared/portfolio-query.ts'
import { CategoryDropdown } from './category-dropdown.tsx'
import styles from './portfolio-filter.module.css'
import { projectsOnPage, showProjects } from './project-rows.ts'

export interface FilterOption {
  /** The query of the address to which the option links, such as `category=erp-solution`; `''` for all projects. */
  query: string
  label: string
  /** How many projects it has. */
  count: number
  /** The accent colour of the industry. */
  accent?: string | undefined
}

export interface PortfolioFilterProps {
  /** The options that are shown side by side. The first one is for all projects. */
  industries: FilterOption[]
  /** The options in the dropdown. The first one is for all projects. */
  categories: FilterOption[]
  /** The query that the server rendered. */
  selected: string
  /** The title of the page without a filter, and the text that follows the label of a filter in the title. */
  titles: { unfiltered: string; filtered: string }
  /** The line that names the industries of the last option, which have no pages of their own. */
  others: string
  /** The two labels, `1 project`, and `projects` for any other number. */
  words: { industry: string; category: string; one: string; many: string }
}

function addressOf(query: string): string {
  return query === '' ? '/portfolio' : `/portfolio?${query}`
}

/** The filter of the portfolio: links to filtered pages. Once hydrated, it filters in place and supports arrow keys. */
export function PortfolioFilter({
  industries,
  categories,
  selected,
  titles,
  others,
  words,
}: PortfolioFilterProps) {
  const [chosen, setChosen] = useState(selected)
  const total = categories[0]?.count
  const options = [...categories, ...industries]
  const count = options.find(({ query }) => query === chosen)?.count

  useEffect(() => {
    /** Shows the projects of the address, which Back or Forward has changed. */
    function showFromAddress() {
      const queries = [...categories, ...industries].map(({ query }) => query)
      const query = queryIn(location.search, queries)
      // A page that the server filtered lacks the other projects.
      if (query !== selected && projectsOnPage().length !== total) return location.reload()
      showProjects(query)
      setChosen(query)
      document.title = titleOf(query, [...categories, ...industries], titles)
    }
    // The address may have changed before hydration.
    showFromAddress()
    addEventListener('popstate', showFromAddress)
    return () => removeEventListener('popstate', showFromAddress)
  }, [industries, categories, selected, titles, total])

  /** Filters in place, except when the link opens elsewhere or the server left projects out. */
  function choose(event: MouseEvent, query: string) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (modified || projectsOnPage().length !== total) return
    event.preventDefault()
    if (query !== chosen) history.pushState(null, '', addressOf(query))
    showProjects(query)
    setChosen(query)
    document.title = titleOf(query, options, titles)
  }

  const itemOf = ({ query, label, count, accent }: FilterOption, className: string) => (
    <li key={label}>
      <a
        href={`${addressOf(query)}#work`}
        aria-current={query === chosen ? 'true' : undefined}
        className={className}
        onClick={(event) => choose(event, query)}
        // The visitor may have chosen it before React hydrates it, see `client/early-filter.js`.
        suppressHydrationWarning
      >
        {accent && <span data-accent={accent} className="size-3.5 border-1.5 bg-accent" />}
        <span className={styles.label}>
          {label} <span className={styles.count}>{count}</span>
        </span>
      </a>
    </li>
  )

  return (
    <div className="grid gap-y-sm py-md lg:starts-2">
      <span id="filter-label" className="self-center font-600">
        {words.category}
      </span>
      <div className="flex flex-wrap items-center gap-md">
        <CategoryDropdown categories={categories} chosen={chosen}>
          {categories.map((each) => itemOf(each, `${styles.option} ${styles.entry}`))}
        </CategoryDropdown>
        <p role="status" className="text-sm text-muted">
          {count === 1 ? words.one : `${count} ${words.many}`}
        </p>
      </div>
      <span id="industry-label" className="self-center font-600">
        {words.industry}
      </span>
      <ul aria-labelledby="industry-label" className="flex flex-wrap gap-sm">
        {industries.map((each) => itemOf(each, `${styles.option}`))}
      </ul>
      {others && <p className="text-sm text-muted lg:col-start-2">{others}</p>}
    </div>
  )
}
