import type { Context } from 'hono'
import { withoutSlash } from './canonical-path.ts'

interface MovedOptions {
  /** Old paths, each with the path of this site that replaces it, or `'gone'`. */
  table: Readonly<Record<string, string>>
  /** Answers for a path that is gone. */
  gone: (c: Context) => Promise<Response>
}

/**
 * Makes the handler that redirects (301) an old address to what replaces it, and keeps the query. It returns
 * nothing for any other address.
 */
export function movedAddresses({ table, gone }: MovedOptions) {
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
