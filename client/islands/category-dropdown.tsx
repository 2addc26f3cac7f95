import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { optionAfter } from './option-after.ts'
import type { FilterOption } from './portfolio-filter.tsx'

interface CategoryDropdownProps {
  categories: FilterOption[]
  /** The query that the page is filtered by. */
  chosen: string
  /** An item with a link for each category. */
  children: ReactNode
}

/** A disclosure with links that also has the keys of a listbox: arrows, Home, End, Escape and the first letters. */
export function CategoryDropdown({ categories, chosen, children }: CategoryDropdownProps) {
  const dropdown = useRef<HTMLDetailsElement>(null)
  const found = categories.findIndex(({ query }) => query === chosen)
  const index = Math.max(found, 0)

  function close() {
    if (dropdown.current) dropdown.current.open = false
    dropdown.current?.querySelector('summary')?.focus()
  }

  useEffect(() => {
    function closeOutside({ target }: Event) {
      const isOutside = target instanceof Node && !dropdown.current?.contains(target)
      if (isOutside && dropdown.current) dropdown.current.open = false
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
    }
  }, [])

  function moveFocus(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(dropdown.current?.querySelectorAll('a') ?? [])]
    const isOpen = dropdown.current?.open
    if (event.key === 'Escape' && isOpen) return close()
    if (!isOpen && !event.key.startsWith('Arrow')) return
    const focused = links.findIndex((link) => link.matches(':focus'))
    const labels = categories.map(({ label }) => label)
    const next = optionAfter(event, focused, index, labels)
    if (next === null) return
    event.preventDefault()
    if (dropdown.current) dropdown.current.open = true
    links[next]?.focus()
  }

  /** Closes when a link filtered in place, which it did if it does not load a page. */
  function closeAfterChoice(event: MouseEvent) {
    if (event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    <details
      ref={dropdown}
      className="group relative w-full max-w-96"
      onKeyDown={moveFocus}
      onClick={closeAfterChoice}
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
      <ul className="absolute inset-x-0 top-full z-1 max-h-75 overflow-y-auto [overscroll-behavior:contain] border-2 border-t-0 border-ink">
        {children}
      </ul>
    </details>
  )
}
