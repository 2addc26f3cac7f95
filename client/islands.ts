import { Accordion } from './islands/accordion.tsx'
import { MobileMenu } from './islands/mobile-menu.tsx'
import { PortfolioFilter } from './islands/portfolio-filter.tsx'

/** The components that React hydrates. Each adds behaviour to content that only the server renders. */
export const islands = { Accordion, MobileMenu, PortfolioFilter }

export type IslandName = keyof typeof islands
