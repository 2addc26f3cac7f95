import type { Context } from 'hono'

/**
 * Makes the handler that redirects (308) other spellings of a known path, with a slash at the end or
 * percent-encoded letters, to the canonical one, and keeps the query. Only known paths, so that the target never
 * comes from the request. It returns nothing for any other path.
 */
export function canonicalPath(isKnown: (path: string) => boolean) {
  return (c: Context): Response | undefined => {
    const path = withoutSlash(c.req.path)
    if (!isKnown(path) || isSpelt(c, path)) return undefined
    return c.redirect(path + new URL(c.req.url).search, 308)
  }
}

/** Whether the request spells the path exactly so. `c.req.path` is decoded: `/%61bout` reads `/about` there. */
export function isSpelt(c: Context, path: string): boolean {
  const { req } = c
  return req.path === path && (!req.url.includes('%') || new URL(req.url).pathname === path)
}

/** `/about/` → `/about`. `/` and `//` stay as they are. */
export function withoutSlash(path: string): string {
  return path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path
}
