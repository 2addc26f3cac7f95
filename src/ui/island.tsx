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

/**
 * A part of the page that the browser may hydrate: `<Island name="PortfolioFilter" props={…} />`. It is
 * rendered here, in place, and works as it is; `client/hydrate-on-intent.ts` gives it to React when it matters.
 */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps[Name] }) {
  const Component: ComponentType<IslandProps[Name]> = components[name]
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
