import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { notFound } from '../content/error-pages.ts'
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
        title: `${notFound.title} | ${company.name}`,
        description: notFound.description,
      })
    })
    return page ?? c.res
  }
}
