import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Sets ETag and the headers of caches, and answers 304 without rendering when the visitor has this version already.
 * Browsers ask again each time; Cloudflare's cache in front of the Worker keeps the answer for a year, because its key
 * contains the version of the Worker. The tag is weak, because the platform compresses answers.
 */
export function conditional(tagOf: (c: Context) => string) {
  return createMiddleware(async (c, next) => {
    const tag = `"${tagOf(c)}"`
    const known = c.req.header('If-None-Match') ?? ''
    // The header is `*` or a list of tags. A tag is quoted and contains no quotes, so the list need not be parsed.
    if (known === '*' || known.includes(tag)) c.res = new Response(null, { status: 304 })
    else await next()
    if (c.res.status >= 400) return
    c.res.headers.set('ETag', `W/${tag}`)
    c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    c.res.headers.set('Cloudflare-CDN-Cache-Control', 'public, max-age=31536000')
  })
}
