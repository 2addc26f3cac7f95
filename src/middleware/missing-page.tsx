import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { notFound } from '../content/error-pages.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { keepPages } from './keep-pages.ts'
import type { Render } from './render.tsx'

/** Makes the handler that answers with the not-found page. All addresses share one page, which is kept. */
export function missingPage(status: 404 | 410, render: Render) {
  const kept = keepPages({ keyOf: () => 'missing', status })
  return async (c: Context): Promise<Response> => {
    const page = await kept(c, async () => {
      c.header('X-Robots-Tag', 'noindex')
      c.status(status)
      c.res = await render(c, () => <NotFoundPage />, {
        title: `${notFound.title} | ${company.name}`,
        description: notFound.description,
      })
    })
    return page ?? c.res
  }
}
