import { createMiddleware } from 'hono/factory'

/**
 * Sends a known address with a slash at its end to the one without, query kept. Only known
 * addresses: the target is then never taken from the request.
 */
export function canonicalPath(isKnown: (path: string) => boolean) {
  return createMiddleware(async (c, next) => {
    const { path } = c.req
    const trimmed = path.slice(0, -1)
    if (!path.endsWith('/') || trimmed === '/' || !isKnown(trimmed)) return next()
    return c.redirect(trimmed + new URL(c.req.url).search, 308)
  })
}
