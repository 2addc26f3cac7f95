import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Gives React the markup that the server has written. As a transition, React does it in slices of a few
 * milliseconds and never holds up the visitor; not for an island that is being used already.
 */
export function hydrate<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
) {
  startTransition(() => {
    hydrateRoot(element, createElement(component, props), {
      onRecoverableError: (error) => console.error(error),
    })
  })
}
