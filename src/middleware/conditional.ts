import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Longer headers are not parsed, which keeps the work for a request small. In characters. */
const maxHeaderLength = 4096

/**
 * Sets ETag and the headers of caches, and answers 304 without rendering when the visitor has this version already.
 * Browsers ask again each time; Cloudflare's cache in front of the Worker keeps the answer for a year, because its key
 * contains the version of the Worker. The tag is weak, because the platform compresses answers.
 */
export function conditional(tagOf: (c: Context) => string) {
  return createMiddleware(async (c, next) => {
    const tag = tagOf(c)
    if (isCurrent(c, tag)) c.res = new Response(null, { status: 304 })
    else await next()
    if (c.res.status >= 400) return
    c.res.headers.set('ETag', `W/"${tag}"`)
    c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    c.res.headers.set('Cloudflare-CDN-Cache-Control', 'public, max-age=31536000')
  })
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
function isCurrent(c: Context, tag: string): boolean {
  const sent = c.req.header('If-None-Match') ?? ''
  if (sent.length > maxHeaderLength) return false
  return sent
    .split(',')
    .map((name) => name.trim())
    .some((name) => name === '*' || name.replace(/^W\//, '') === `"${tag}"`)
}
