import type { Context } from 'hono'
import type { Moved } from '../moved.ts'
import { withoutSlash } from './canonical-path.ts'

/**
 * Makes the handler that redirects (301) an old address to what replaces it, and keeps the query. It returns
 * nothing for any other address.
 * @param gone answers for a path that nothing replaces
 */
export function movedAddresses(table: Moved, gone: (c: Context) => Promise<Response>) {
  const destinations = new Map(Object.entries(table).map(([old, to]) => [withoutSlash(old), to]))
  return async (c: Context): Promise<Response | undefined> => {
    const to = destinations.get(withoutSlash(c.req.path))
    if (to === undefined) return undefined
    if (to === 'gone') return gone(c)
    // By default browsers keep a 301 for good, so that a wrong row could not be corrected.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(to + new URL(c.req.url).search, 301)
  }
}
