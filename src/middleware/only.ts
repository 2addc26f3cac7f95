import { createMiddleware } from 'hono/factory'

/** Lets known paths pass; any other is not found. */
export function only(isKnown: (path: string) => boolean) {
  return createMiddleware(async (c, next) => (isKnown(c.req.path) ? next() : c.notFound()))
}
