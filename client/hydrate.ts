import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells when the effects of what is in it have run: they do from the inside out. */
function Awake({ tell, children }: { tell: () => void; children?: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

/**
 * Gives React the markup that the server has written. As a transition, React does it in slices of a few
 * milliseconds and never holds up the visitor; not for an island that is being used already. Resolves when
 * the component's effects have run: only then does it answer everything.
 */
export function hydrate<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(element, createElement(Awake, { tell: resolve }, createElement(component, props)), {
        onRecoverableError: (error) => console.error(error),
      })
    })
  })
}
