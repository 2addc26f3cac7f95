import { createMiddleware } from 'hono/factory'

/**
 * Sets `c.var.query` to what the page reads from the query of its address, once for each request.
 * @param readerOf returns the function that reads it, or nothing for a page that ignores the query, which gets `''`
 */
export function readQuery(readerOf: (path: string) => ((url: string) => string) | undefined) {
  return createMiddleware<{ Variables: { query: string } }>(async (c, next) => {
    c.set('query', readerOf(c.req.path)?.(c.req.url) ?? '')
    await next()
  })
}
