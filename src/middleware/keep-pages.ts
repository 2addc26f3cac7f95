import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

interface KeepPagesOptions {
  /** Names what the page depends on. Only known values, never the raw query: the keys bound the memory too. */
  keyOf: (c: Context) => string
  /** How much memory the kept pages may take together, in bytes. The least recently used go first. */
  limit?: number
  /** Only answers of this status are kept. */
  status?: 200 | 404 | 410
}

const isFromMemory = 'kept'

/** Whether the answer is a kept page. It has all its headers: setting them again would be a tenth of its cost. */
export function isKept(c: Context): boolean {
  return c.get(isFromMemory) === true
}

/** A finished answer as it was sent. */
interface KeptPage {
  body: ArrayBuffer
  status: number
  headers: Headers
}

/**
 * Keeps finished pages in the isolate's memory and sends them again as bytes. The first answer is streamed as
 * it is rendered; a page is kept once its render has come to its end without an error.
 */
export function keepPages({ keyOf, limit = 24 * 1024 * 1024, status = 200 }: KeepPagesOptions) {
  const kept = new Map<string, KeptPage>()
  let size = 0

  function forget(key: string) {
    size -= kept.get(key)?.body.byteLength ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: KeptPage) {
    forget(key)
    kept.set(key, page)
    size += page.body.byteLength
    for (const oldest of kept.keys()) {
      if (size <= limit) break
      forget(oldest)
    }
  }

  return createMiddleware(async (c, next) => {
    const key = keyOf(c)
    const page = kept.get(key)
    if (page) {
      // A Map remembers the order of insertion: this page is now the most recently used.
      kept.delete(key)
      kept.set(key, page)
      c.set(isFromMemory, true)
      return new Response(page.body, page)
    }
    await next()
    if (c.res.status !== status || !c.res.body) return
    const [toVisitor, toMemory] = c.res.body.tee()
    c.res = new Response(toVisitor, c.res)
    c.executionCtx.waitUntil(
      new Response(toMemory).arrayBuffer().then(
        (body) => {
          // By now every middleware has set its headers. `c.error`: the page broke off and was ended with a note.
          if (!c.error) keep(key, { body, status, headers: new Headers(c.res.headers) })
        },
        () => {}, // The stream failed: there is nothing to keep.
      ),
    )
  })
}
