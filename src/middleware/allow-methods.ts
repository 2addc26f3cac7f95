import type { Context } from 'hono'

/** Makes the handler that answers other methods than these with 405. It returns nothing for these. */
export function allowMethods(...methods: string[]) {
  return (c: Context): Response | undefined =>
    methods.includes(c.req.method)
      ? undefined
      : c.text('Method Not Allowed', 405, {
          Allow: methods.join(', '),
          'Cache-Control': 'no-store',
        })
}
