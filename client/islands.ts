import type { ComponentProps, ComponentType } from 'react'
import type { Accordion } from './islands/accordion.tsx'
import type { MobileMenu } from './islands/mobile-menu.tsx'
import type { PortfolioFilter } from './islands/portfolio-filter.tsx'

/** The props of each island. They are plain JSON, because the page has them in an attribute. */
export interface IslandProps {
  Accordion: ComponentProps<typeof Accordion>
  MobileMenu: ComponentProps<typeof MobileMenu>
  PortfolioFilter: ComponentProps<typeof PortfolioFilter>
}

export type IslandName = keyof IslandProps

/** Loads the component of each island. */
export const islands: { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> } = {
  Accordion: async () => (await import('./islands/accordion.tsx')).Accordion,
  MobileMenu: async () => (await import('./islands/mobile-menu.tsx')).MobileMenu,
  PortfolioFilter: async () => (await import('./islands/portfolio-filter.tsx')).PortfolioFilter,
}

/** The island that hydrates before it is used, when it is near the window: without React, each choice loads a page. */
export const early: IslandName = 'PortfolioFilter'
