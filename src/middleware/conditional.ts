import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Sets ETag and Cache-Control, and answers 304 without rendering when the visitor has this version already. The tag is
 * weak, because the platform compresses answers.
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
