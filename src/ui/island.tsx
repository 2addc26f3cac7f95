import type { ComponentType } from 'react'
import { Accordion } from '../../client/islands/accordion.tsx'
import { MobileMenu } from '../../client/islands/mobile-menu.tsx'
import { PortfolioFilter } from '../../client/islands/portfolio-filter.tsx'
import type { IslandName, IslandProps } from '../../client/islands.ts'

const components: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  Accordion,
  MobileMenu,
  PortfolioFilter,
}

/** A part of the page that works as HTML, and that `client/hydrate-on-intent.ts` hydrates on interaction. */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps[Name] }) {
  const Component: ComponentType<IslandProps[Name]> = components[name]
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
