import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Sends another spelling of a known address, with a slash at its end or letters percent-encoded, to the
 * one that there is, query kept. Only known addresses: the target is then never taken from the request.
 */
export function canonicalPath(isKnown: (path: string) => boolean) {
  return createMiddleware(async (c, next) => {
    const path = withoutSlash(c.req.path)
    if (!isKnown(path) || isSpelt(c, path)) return next()
    return c.redirect(path + new URL(c.req.url).search, 308)
  })
}

/** Whether the request spells the path like this. Hono has decoded `c.req.path`: `/%61bout` is `/about` there. */
export function isSpelt(c: Context, path: string): boolean {
  const { req } = c
  return req.path === path && (!req.url.includes('%') || new URL(req.url).pathname === path)
}

/** `/about/` → `/about`. The home page keeps its slash, and `//` is another address. */
export function withoutSlash(path: string): string {
  return path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path
}
