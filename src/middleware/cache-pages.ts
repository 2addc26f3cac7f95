import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Caches answers with status 200 and their headers in the isolate's memory. The first visitor of a page gets the stream
 * of its rendering, and the cache keeps a copy of it.
 * @param keyOf returns a key of everything that the answer depends on. It must not contain the raw query, because then
 * visitors could fill the memory.
 */
export function cachePages(keyOf: (c: Context) => string) {
  const cached = new Map<string, { body: ArrayBuffer; headers: Headers }>()

  return createMiddleware(async (c, next) => {
    const key = keyOf(c)
    const page = cached.get(key)
    if (page) return new Response(page.body, page)
    await next()
    const { status, headers, body } = c.res
    if (status !== 200 || !body) return
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const copying = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>({
      transform(chunk, controller) {
        chunks.push(chunk)
        controller.enqueue(chunk)
      },
      // This is not called for a stream that breaks off.
      async flush() {
        cached.set(key, { body: await new Blob(chunks).arrayBuffer(), headers })
      },
    })
    const answer = new Response(body.pipeThrough(copying), c.res)
    // Nobody reads the body of an answer to HEAD, so it is read here.
    c.res = c.req.method === 'HEAD' ? new Response(await answer.arrayBuffer(), answer) : answer
  })
}
