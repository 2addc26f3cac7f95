import { Accordion } from './islands/accordion.tsx'
import { MobileMenu } from './islands/mobile-menu.tsx'
import { PortfolioFilter } from './islands/portfolio-filter/portfolio-filter.tsx'

/** The components that React hydrates. Their props are plain JSON, because the page has them in an attribute. */
export const islands = { Accordion, MobileMenu, PortfolioFilter }

export type IslandName = keyof typeof islands
