import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { notFound } from '../content/error-pages.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { render } from './render.tsx'

/** Makes the handler that answers with the not-found page: one for all addresses, rendered once. */
export function missingPage() {
  let page: ArrayBuffer | undefined
  return async (c: Context, status: 404 | 410): Promise<Response> => {
    page ??= await renderPage(c)
    c.header('X-Robots-Tag', 'noindex')
    // Caches would keep it for minutes otherwise, beyond the deployment that brings the page.
    c.header('Cache-Control', 'no-store')
    return c.body(page, status, { 'Content-Type': 'text/html; charset=utf-8' })
  }
}

async function renderPage(c: Context): Promise<ArrayBuffer> {
  const answer = await render(c, () => <NotFoundPage />, {
    title: `${notFound.title} | ${company.name}`,
    description: notFound.description,
  })
  return answer.arrayBuffer()
}
