import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Gives every good answer below it the tag of what it says, known before anything is rendered, and
 * answers 304 to a visitor who has that already. Tags are weak, because the platform compresses.
 */
export function conditional(tagOf: (c: Context) => string) {
  return createMiddleware(async (c, next) => {
    const tag = `W/"${tagOf(c)}"`
    if (hasTag(c.req.header('If-None-Match'), tag)) c.res = new Response(null, { status: 304 })
    else await next()
    // A kept page has them already.
    if (c.res.status >= 400 || c.res.headers.has('ETag')) return
    c.res.headers.set('ETag', tag)
    c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  })
}

/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(W\/)?/, 'W/') === tag)
}
