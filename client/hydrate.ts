import { createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands.ts'

/** Marks the island as hydrated once the effects of its component have run: effects run from the inside out. */
function Hydrated({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    element.dataset['state'] = 'hydrated'
  }, [element])
  return children
}

/**
 * Hydrates an island in a transition, which React divides into tasks of a few milliseconds. An island that lacks its `Served`
 * element is not hydrated. If React fails, the element is put back. In both cases the HTML works as it does without scripts.
 */
export function hydrate(element: HTMLElement) {
  const served = element.querySelector(':scope > [data-served]')
  if (!served) return
  // React takes the first node for its own, and leaves what stands behind it alone.
  element.append(...[...element.childNodes].filter((node) => node !== served))
  // `src/ui/island.tsx` accepts only names of islands for this attribute.
  const island = createElement(
    Hydrated,
    { element },
    createElement(islands[element.dataset['island'] as IslandName]),
  )
  startTransition(() => {
    hydrateRoot(element, island, {
      onUncaughtError(error) {
        console.error(error)
        element.prepend(served)
      },
    })
  })
}
