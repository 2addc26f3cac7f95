import { createMiddleware } from 'hono/factory'
import { tryDecodeURIComponent } from 'hono/utils/url'

/**
 * A decoded path without what people, and mail and chat programs, add to its end: a slash, punctuation, signs such as `>`,
 * spaces, and invisible characters. A decoded `#` begins a fragment.
 */
const written = /^[^#]*[^\p{P}\p{Sm}\p{Sk}\p{Z}\p{Cf}\s]/u

/** The usual spelling of a decoded path: `/About.` → `/about`. */
function usual(path: string): string {
  return path.toLowerCase().match(written)?.[0] ?? '/'
}

/** Without this header browsers would keep a redirect forever, and a wrong one could not be corrected. */
const keptForAnHour = 'public, max-age=3600'

/**
 * Passes requests for known paths on, with the typed path in `c.var.path`. Redirects (308) other spellings of them, such
 * as `/about/`, `/About` or `/%61bout`, to the canonical one, and keeps the query, which may begin with an encoded `?`. The
 * target never comes from the request. Known paths are lower case and have no letters that are encoded in addresses.
 */
export function canonicalPath<Path extends string>(isKnown: (path: string) => path is Path) {
  return createMiddleware<{ Variables: { path: Path } }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const [encoded = '', ...queries] = pathname.split(/%3f/i)
    const path = usual(tryDecodeURIComponent(encoded))
    if (!isKnown(path)) return c.notFound()
    if (pathname !== path) {
      const query = [...queries, search.slice(1)].filter(Boolean).join('&')
      c.header('Cache-Control', keptForAnHour)
      return c.redirect(query ? `${path}?${query}` : path, 308)
    }
    c.set('path', path)
    await next()
  })
}
