import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Gives every answer below it the tag of what it will say, known before anything is rendered, and
 * answers 304 to a visitor who has that already. Tags are weak, because the platform compresses.
 */
export function conditional(tagOf: (c: Context) => string) {
  return createMiddleware(async (c, next) => {
    const tag = `W/"${tagOf(c)}"`
    c.header('ETag', tag)
    c.header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (hasTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304)
    return next()
  })
}

/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(W\/)?/, 'W/') === tag)
}
