import type { ComponentProps, ComponentType } from 'react'
import type { Accordion } from './islands/accordion.tsx'
import type { MobileMenu } from './islands/mobile-menu.tsx'
import type { PortfolioFilter } from './islands/portfolio-filter.tsx'

/**
 * The islands by name, and what each takes: plain JSON, since it travels in an attribute. Their words are props
 * too, so that all that the site says stands in `src/content`.
 */
export interface IslandProps {
  Accordion: ComponentProps<typeof Accordion>
  MobileMenu: ComponentProps<typeof MobileMenu>
  PortfolioFilter: ComponentProps<typeof PortfolioFilter>
}

export type IslandName = keyof IslandProps

interface Island<Name extends IslandName> {
  load: () => Promise<ComponentType<IslandProps[Name]>>
  /**
   * Hydrates on the first interaction anywhere on the page, not only with the island. For islands that answer
   * better than the browser alone: the filter does so without a new page.
   */
  early?: boolean
}

/** How each island is loaded, and when. */
export const islands: { [Name in IslandName]: Island<Name> } = {
  Accordion: { load: async () => (await import('./islands/accordion.tsx')).Accordion },
  MobileMenu: { load: async () => (await import('./islands/mobile-menu.tsx')).MobileMenu },
  PortfolioFilter: {
    load: async () => (await import('./islands/portfolio-filter.tsx')).PortfolioFilter,
    early: true,
  },
}
