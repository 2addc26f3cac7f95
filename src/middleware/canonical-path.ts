import { createMiddleware } from 'hono/factory'

/**
 * Sends a known address with a slash at its end to the one without, query kept. Only known
 * addresses: the target is then never taken from the request.
 */
export function canonicalPath(isKnown: (path: string) => boolean) {
  return createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const trimmed = pathname.replace(/\/+$/, '')
    if (trimmed !== pathname && isKnown(trimmed)) return c.redirect(trimmed + search, 308)
    return next()
  })
}
