import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Moved } from '../moved.ts'

/** Whether the request has exactly this path. `c.req.path` is decoded: it is `/about` for `/%61bout`, too. */
export function isSpelt(c: Context, path: string): boolean {
  return new URL(c.req.url).pathname === path
}

/** `/about/` → `/about`. `/` and `//` stay as they are. */
function withoutSlash(path: string): string {
  return path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Passes requests for known paths on, with the typed path in `c.var.path`. Other paths and spellings are not found. */
export function exactPath<Path extends string>(isKnown: (path: string) => path is Path) {
  return createMiddleware<{ Variables: { path: Path } }>(async (c, next) => {
    const { path } = c.req
    if (!isKnown(path) || !isSpelt(c, path)) return c.notFound()
    c.set('path', path)
    await next()
  })
}

/**
 * Returns the handler that redirects (308) other spellings of a known path, such as `/about/` or `/%61bout`, to the
 * canonical one, and keeps the query. Only known paths, so that the target never comes from the request.
 */
export function canonicalPath(isKnown: (path: string) => boolean) {
  return (c: Context): Response | undefined => {
    const path = withoutSlash(c.req.path)
    if (!isKnown(path) || isSpelt(c, path)) return undefined
    return c.redirect(path + new URL(c.req.url).search, 308)
  }
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
    // Without this header browsers would keep a 301 forever, and a wrong row could not be corrected.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(to + new URL(c.req.url).search, 301)
  }
}
