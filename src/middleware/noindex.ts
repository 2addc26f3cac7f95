import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Keeps every answer of a deployment that is not public out of search engines, whatever it answers. */
export function noindex(isPublic: (c: Context) => boolean) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!isPublic(c)) c.header('X-Robots-Tag', 'noindex')
  })
}
