import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Calls back once the effects of its children have run: effects run from the inside out. */
function Hydrated({ tell, children }: { tell: () => void; children?: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

/**
 * Hydrates the server's markup. As a transition, so that React works in slices of a few milliseconds; an event in
 * the island makes it hydrate at once. Resolves when the component's effects have run, which add some of its
 * listeners.
 */
export function hydrate<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(element, createElement(Hydrated, { tell: resolve }, createElement(component, props)), {
        onRecoverableError: (error) => console.error(error),
      })
    })
  })
}
