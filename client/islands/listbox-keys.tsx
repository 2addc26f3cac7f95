import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Served } from '../ui/served.tsx'
import { linkAfter } from './link-after.ts'

/** Gives the list of categories the keys of a listbox: arrows, Home, End, Escape and the first letters. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const dropdown = target instanceof Element && target.closest('details')
  if (!dropdown || ctrlKey || metaKey || altKey) return
  if (key === 'Escape' && dropdown.open) {
    dropdown.open = false
    dropdown.querySelector('summary')?.focus()
  }
  if (!dropdown.open && !key.startsWith('Arrow')) return
  const link = linkAfter(event, [...dropdown.querySelectorAll('a')])
  if (!link) return
  event.preventDefault()
  dropdown.open = true
  link.focus()
}

/** Closes the list when the visitor clicks, or moves the focus, outside of it. */
function closeOutside({ target }: Event) {
  const dropdown = document.querySelector<HTMLDetailsElement>('details:has([data-value])')
  if (dropdown && target instanceof Node && !dropdown.contains(target)) dropdown.open = false
}

/** What React adds to the filter of `src/pages/portfolio/project-filter.tsx`, which `client/filter-in-place.ts` lets work in place. */
export function ListboxKeys({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const events = ['pointerdown', 'focusin']
    for (const event of events) addEventListener(event, closeOutside)
    return () => {
      for (const event of events) removeEventListener(event, closeOutside)
    }
  }, [])
  return (
    <Served className="grid gap-y-sm py-md lg:starts-2" onKeyDown={moveFocus}>
      {children}
    </Served>
  )
}
