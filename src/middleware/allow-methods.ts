import { createMiddleware } from 'hono/factory'

/** Answers every method but the given ones with 405 and an `Allow` header. */
export function allowMethods(...methods: string[]) {
  return createMiddleware(async (c, next) => {
    if (methods.includes(c.req.method)) return next()
    return c.text('Method Not Allowed', 405, { Allow: methods.join(', ') })
  })
}
