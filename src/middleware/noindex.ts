import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Sets `X-Robots-Tag: noindex` on every answer of a deployment that is not public. */
export function noindex(isPublic: (c: Context) => boolean) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!isPublic(c)) c.header('X-Robots-Tag', 'noindex')
  })
}
