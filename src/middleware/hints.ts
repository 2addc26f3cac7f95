import { createMiddleware } from 'hono/factory'

interface HintsOptions {
  /** What the first screen needs, each a value of the `Link` header. */
  preload: readonly string[]
  /** The address of the speculation rules. */
  speculation: string
}

/**
 * Sets `Link`, so that the browser preloads before it parses (the platform can send it ahead as Early Hints), and
 * `Speculation-Rules`, so that it prerenders links without an inline script.
 */
export function hints({ preload, speculation }: HintsOptions) {
  const link = preload.join(', ')
  return createMiddleware(async (c, next) => {
    c.header('Link', link)
    c.header('Speculation-Rules', `"${speculation}"`)
    await next()
  })
}
