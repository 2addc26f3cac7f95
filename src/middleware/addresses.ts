import { createMiddleware } from 'hono/factory'

/**
 * What people, and mail and chat programs, add to the end of an address: a slash, punctuation, quotes, and spaces, of which
 * some are invisible. Hono does not decode all of them.
 */
const added = /(?:[/.,:;!)\]>'"’”»\s\u200b-\u200d\u2060]|%2[cf]|%3[ab])+$/

/** The usual spelling of a decoded path: `/About.` → `/about`. */
function usual(path: string): string {
  return path.toLowerCase().replace(added, '') || '/'
}

/** Without this header browsers would keep a redirect forever, and a wrong one could not be corrected. */
const keptForAnHour = 'public, max-age=3600'

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
