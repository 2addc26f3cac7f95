import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { withoutSlash } from './canonical-path.ts'

interface MovedOptions {
  /** Where each old path leads: to a path of this site, or `'gone'`. */
  table: Readonly<Record<string, string>>
  /** The answer to a path that is gone. */
  gone: (c: Context) => Response | Promise<Response>
}

/** Sends old addresses to where they lead, query kept. */
export function movedAddresses({ table, gone }: MovedOptions) {
  const destinations = new Map(Object.entries(table).map(([old, to]) => [withoutSlash(old), to]))
  return createMiddleware(async (c, next) => {
    const to = destinations.get(withoutSlash(c.req.path))
    if (to === undefined) return next()
    if (to === 'gone') return gone(c)
    // Browsers keep a 301 for good if nothing is said: a wrong line could not be taken back.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(to + new URL(c.req.url).search, 301)
  })
}
