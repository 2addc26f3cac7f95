import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { notFound } from '../content/error-pages.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { render } from './render.tsx'

/** Returns the handler that answers with the not-found page, which is rendered once for all addresses. */
export function missingPage() {
  let page: ArrayBuffer | undefined
  return async (c: Context, status: 404 | 410): Promise<Response> => {
    page ??= await renderPage(c)
    c.header('X-Robots-Tag', 'noindex')
    // Otherwise caches could keep the answer for minutes after a deployment that adds the page.
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
