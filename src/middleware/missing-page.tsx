import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { keepPages } from './keep-pages.ts'

/** The not-found page with this status. It is the same for all addresses, so it is drawn once. */
export function missingPage(status: 404 | 410) {
  const kept = keepPages({ keyOf: () => 'any', status })
  return async (c: Context): Promise<Response> => {
    const page = await kept(c, async () => {
      c.header('X-Robots-Tag', 'noindex')
      c.status(status)
      c.res = await c.render(<NotFoundPage />, {
        title: `Page not found | ${company.name}`,
        description: 'The page you asked for is not here, or has moved.',
      })
    })
    return page ?? c.res
  }
}
