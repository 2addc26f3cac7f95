import type { Path } from './routes.ts'

/**
 * Old addresses, decoded (`/über-uns`) and without a query, each with the page that replaces it or `'gone'`. The
 * type refuses the address of a page, so no redirect leads to another redirect.
 */
export type Moved = Readonly<Record<`/${string}`, Path | 'gone'>> & { readonly [today in Path]?: never }

/**
 * Addresses that the site once had. They answer with a redirect (301), or with 410 if gone, with and without a
 * slash at the end. Examples: `'/team': '/about'`, `'/blog': 'gone'`.
 */
export const moved: Moved = {}
