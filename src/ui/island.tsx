import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { type IslandName, islands } from '../../client/islands.ts'

/** An island has props, which the page contains as JSON, or `children`, which only the server renders. */
type Content<Props> = 'children' extends keyof Props ? { children: ReactNode } : { props: Props }

type IslandProps<Name extends IslandName> = Content<ComponentProps<(typeof islands)[Name]>> & {
  name: Name
  /** `near`: once the visitor uses the page and the island is near the window. Left out: once the visitor uses the island. */
  hydrate?: 'near'
}

/** A part of the page that works as HTML, and that `client/hydrate-on-intent.ts` hydrates. */
export function Island<Name extends IslandName>({ name, hydrate, ...content }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<object>
  const { props, children } = content as { props?: object; children?: ReactNode }
  return (
    <div
      className="contents"
      data-island={name}
      data-hydrate={hydrate}
      data-props={props && JSON.stringify(props)}
    >
      <Component {...props}>{children}</Component>
    </div>
  )
}
