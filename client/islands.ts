import { Accordion } from './islands/accordion.tsx'
import { ListboxKeys } from './islands/listbox-keys.tsx'
import { MobileMenu } from './islands/mobile-menu.tsx'

/** The components that React hydrates. Each adds behaviour to content that only the server renders. */
export const islands = { Accordion, MobileMenu, ListboxKeys }

export type IslandName = keyof typeof islands
