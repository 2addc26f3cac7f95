import type { ComponentProps, ComponentType } from 'react'
import { type IslandName, islands } from '../../client/islands.ts'

interface IslandProps<Name extends IslandName> {
  name: Name
  props: ComponentProps<(typeof islands)[Name]>
}

/** A part of the page that works as HTML, and that `client/hydrate-on-intent.ts` hydrates on interaction. */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<object>
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
