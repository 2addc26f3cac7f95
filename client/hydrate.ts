import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands.ts'

/** Marks the island as hydrated once the effects of its component have run: effects run from the inside out. */
function Hydrated({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    element.dataset['state'] = 'hydrated'
  }, [element])
  return children
}

/** Hydrates the HTML of the server in a transition, which React divides into tasks of a few milliseconds. */
export function hydrate(element: HTMLElement) {
  // The server wrote both attributes from the same types.
  const component = islands[element.dataset['island'] as IslandName] as ComponentType
  const props = JSON.parse(element.dataset['props'] ?? '{}')
  const island = createElement(Hydrated, { element }, createElement(component, props))
  startTransition(() => {
    hydrateRoot(element, island, { onRecoverableError: (error) => console.error(error) })
  })
}
