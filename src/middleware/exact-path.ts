import { createMiddleware } from 'hono/factory'
import { isSpelt } from './canonical-path.ts'

/**
 * Passes requests for known paths on, with the typed path in `c.var.path`. Other paths, and other spellings of
 * a known one, are not found.
 */
export function exactPath<Path extends string>(isKnown: (path: string) => path is Path) {
  return createMiddleware<{ Variables: { path: Path } }>(async (c, next) => {
    const { path } = c.req
    if (!isKnown(path) || !isSpelt(c, path)) return c.notFound()
    c.set('path', path)
    await next()
  })
}
