import type { ComponentProps, ComponentType } from 'react'
import { type IslandName, islands } from '../../client/islands.ts'

interface IslandProps<Name extends IslandName> {
  name: Name
  props: ComponentProps<(typeof islands)[Name]>
  /** `near`: once the visitor uses the page and the island is near the window. Left out: once the visitor uses the island. */
  hydrate?: 'near'
}

/** A part of the page that works as HTML, and that `client/hydrate-on-intent.ts` hydrates. */
export function Island<Name extends IslandName>({ name, props, hydrate }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<object>
  return (
    <div className="contents" data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
