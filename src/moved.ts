import type { Path } from './routes.ts'

/**
 * Old addresses, without a query, as people read them (`/über-uns`), and where each leads: a page of today,
 * or `'gone'` when nothing stands in its place. A page of today can be no old address, so no redirect leads
 * to another.
 */
export type Moved = Readonly<Record<`/${string}`, Path | 'gone'>> & { readonly [today in Path]?: never }

/**
 * Addresses that the site once had. Visitors and search engines are sent on (301), or told that the page was
 * removed for good (410). With a slash at its end, an address is the same.
 *
 * `'/team': '/about'`, `'/case-studies/old-title': '/case-studies/new-title'`, `'/blog': 'gone'`
 */
export const moved: Moved = {}
