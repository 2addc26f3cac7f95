import type { Context } from 'hono'
import type { Moved } from '../moved.ts'
import { withoutSlash } from './canonical-path.ts'

/**
 * Returns the handler that redirects (301) an old address to its replacement and keeps the query. The handler returns
 * nothing for any other address.
 * @param gone answers for an old address without a replacement
 */
export function movedAddresses(table: Moved, gone: (c: Context) => Promise<Response>) {
  const destinations = new Map(Object.entries(table).map(([old, to]) => [withoutSlash(old), to]))
  return async (c: Context): Promise<Response | undefined> => {
    const to = destinations.get(withoutSlash(c.req.path))
    if (to === undefined) return undefined
    if (to === 'gone') return gone(c)
    // Without this header browsers would keep a 301 forever, and a wrong row could not be corrected.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(to + new URL(c.req.url).search, 301)
  }
}
