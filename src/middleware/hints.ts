import { createMiddleware } from 'hono/factory'

interface HintsOptions {
  /** What the first screen needs, as values of a `Link` header. */
  preload: readonly string[]
  /** The address of the speculation rules. */
  speculation: string
}

/**
 * Tells the browser, before it has read a byte of the page, what to fetch for it (`Link`, which the
 * platform can send ahead as Early Hints) and which links to prerender (`Speculation-Rules`, which needs
 * no inline script).
 */
export function hints({ preload, speculation }: HintsOptions) {
  const link = preload.join(', ')
  return createMiddleware(async (c, next) => {
    c.header('Link', link)
    c.header('Speculation-Rules', `"${speculation}"`)
    await next()
  })
}
