import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { linkAfter } from './link-after.ts'
import styles from './portfolio-filter.module.css'
import type { FilterOption } from './portfolio-filter.tsx'

interface CategoryDropdownProps {
  categories: FilterOption[]
  /** The query that the page is filtered by. */
  chosen: string
  /** An item with a link for each category. */
  children: ReactNode
}

/** Closes the dropdown and moves the focus to its button. */
function close(dropdown: HTMLDetailsElement) {
  dropdown.open = false
  dropdown.querySelector('summary')?.focus()
}

/** A disclosure with links that also has the keys of a listbox: arrows, Home, End, Escape and the first letters. */
export function CategoryDropdown({ categories, chosen, children }: CategoryDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const found = categories.findIndex(({ query }) => query === chosen)
  const index = Math.max(found, 0)

  useEffect(() => {
    function closeOutside({ target }: Event) {
      const isOutside = target instanceof Node && !details.current?.contains(target)
      if (isOutside && details.current) details.current.open = false
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
    }
  }, [])

  function moveFocus(event: KeyboardEvent<HTMLDetailsElement>) {
    const { key, currentTarget: dropdown } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape' && dropdown.open) return close(dropdown)
    if (!dropdown.open && !key.startsWith('Arrow')) return
    const link = linkAfter(event, [...dropdown.querySelectorAll('a')], index)
    if (!link) return
    event.preventDefault()
    dropdown.open = true
    link.focus()
  }

  return (
    <details
      ref={details}
      className="group relative w-full max-w-96"
      onKeyDown={moveFocus}
      // The filter calls `preventDefault` when it shows the chosen projects without loading a page. Then the dropdown closes.
      onClick={(event) => event.defaultPrevented && close(event.currentTarget)}
      // The visitor may have opened it before React hydrates it.
      suppressHydrationWarning
    >
      <summary
        aria-labelledby="filter-label filter-value"
        className="flex items-center justify-between gap-sm min-h-11 px-md border border-edge bg-panel font-500 text-sm"
      >
        <span id="filter-value">{categories[index]?.label}</span>
        <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
      </summary>
      <ul data-dropdown className={styles.list}>
        {children}
      </ul>
    </details>
  )
}
