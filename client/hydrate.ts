import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Gives React the markup that the server has written. */
export function hydrate<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
) {
  hydrateRoot(element, createElement(component, props), {
    onRecoverableError: (error) => console.error(error),
  })
}
