import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

interface CachedPage {
  body: ArrayBuffer
  headers: Headers
}

/**
 * Caches pages in the isolate's memory, with all their headers, and answers with them before anything else is
 * asked. Only status 200 is cached.
 * @param keyOf names all that the answer depends on, by known values alone, never by the raw query: the number of
 * keys bounds the memory too. `undefined` leaves the request to what follows.
 * @param limit in bytes; a cache that would grow beyond it starts again
 */
export function cachePages(keyOf: (c: Context) => string | undefined, limit = 24 * 1024 * 1024) {
  const cached = new Map<string, CachedPage>()
  let size = 0

  function add(key: string, page: CachedPage) {
    size += page.body.byteLength - (cached.get(key)?.body.byteLength ?? 0)
    if (size > limit) {
      cached.clear()
      size = page.body.byteLength
    }
    cached.set(key, page)
  }

  return createMiddleware(async (c, next) => {
    const key = keyOf(c)
    if (key === undefined) return next()
    const page = cached.get(key)
    if (page) return new Response(page.body, page)
    await next()
    if (c.res.status !== 200) return
    const body = await c.res.arrayBuffer()
    c.res = new Response(body, c.res)
    add(key, { body, headers: new Headers(c.res.headers) })
  })
}
