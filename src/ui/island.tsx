import type { ReactNode } from 'react'
import { type IslandName, islands } from '../../client/islands.ts'

/** A part of the page that works as HTML. `client/hydrate-on-intent.ts` hydrates it when the visitor uses it. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const Component = islands[name]
  return (
    <div className="contents" data-island={name}>
      <Component>{children}</Component>
    </div>
  )
}
