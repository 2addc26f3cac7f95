import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Sets a weak ETag and Cache-Control, and answers 304 without calling what is below when the visitor has this
 * version already. Weak, because the platform compresses.
 * @param tagOf names the version; known before the answer is made
 */
export function conditional(tagOf: (c: Context) => string) {
  return createMiddleware(async (c, next) => {
    const tag = tagOf(c)
    if (isCurrent(c, tag)) c.res = new Response(null, { status: 304 })
    else await next()
    if (c.res.status >= 400) return
    c.res.headers.set('ETag', `W/"${tag}"`)
    c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  })
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function isCurrent(c: Context, tag: string): boolean {
  const names = c.req.header('If-None-Match')?.split(',') ?? []
  return names
    .map((name) => name.trim())
    .some((name) => name === '*' || name.replace(/^W\//, '') === `"${tag}"`)
}
