import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Moved } from '../moved.ts'

/**
 * What people, and mail and chat programs, add to the end of an address: a slash, punctuation, quotes, and spaces, of which
 * some are invisible. Hono does not decode all of them.
 */
const added = /(?:[/.,:;!)\]>'"’”»\s\u200b-\u200d\u2060]|%2[cf]|%3[ab])+$/

/** The usual spelling of a decoded path: `/About.` → `/about`. */
function usual(path: string): string {
  return path.toLowerCase().replace(added, '') || '/'
}

/** `/about/` → `/about`. `/` and `//` stay as they are. */
function withoutSlash(path: string): string {
  return path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Without this header browsers would keep a redirect forever, and a wrong one could not be corrected. */
const keptForAnHour = 'public, max-age=3600'

/** The path as an address has it: letters other than those of ASCII are encoded. */
function encoded(path: string, url: string): string {
  return new URL(path, url).pathname
}

/**
 * Passes requests for known paths on, with the typed path in `c.var.path`. Redirects (308) other spellings of them, such
 * as `/about/`, `/About` or `/%61bout`, to the canonical one, and keeps the query. The target never comes from the request.
 * Known paths are lower case and have no letters that are encoded in addresses.
 */
export function canonicalPath<Path extends string>(isKnown: (path: string) => path is Path) {
  return createMiddleware<{ Variables: { path: Path } }>(async (c, next) => {
    // Hono decodes `c.req.path`. A request for `/%61bout` has the path `/about`, too.
    const path = usual(c.req.path)
    if (!isKnown(path)) return c.notFound()
    const { pathname, search } = new URL(c.req.url)
    if (pathname !== path) {
      c.header('Cache-Control', keptForAnHour)
      return c.redirect(path + search, 308)
    }
    c.set('path', path)
    await next()
  })
}

/**
 * Returns the handler that redirects (301) an old address to its replacement and keeps the query.
 * @param gone answers for an old address without a replacement
 */
export function movedAddresses(table: Moved, gone: (c: Context) => Promise<Response>) {
  const destinations = new Map(Object.entries(table).map(([old, to]) => [withoutSlash(old), to]))
  return async (c: Context): Promise<Response | undefined> => {
    const to = destinations.get(withoutSlash(c.req.path))
    if (to === undefined) return undefined
    if (to === 'gone') return gone(c)
    c.header('Cache-Control', keptForAnHour)
    return c.redirect(encoded(to, c.req.url) + new URL(c.req.url).search, 301)
  }
}
