import type { Context } from 'hono'
import { company } from '../content/company.ts'
import { failure, notFound } from '../content/error-pages.ts'
import { type Environment, environmentOf } from '../environment.ts'
import { type ErrorPage, NotFoundPage } from '../pages/error-pages.tsx'
import { render } from '../render.tsx'
import { isPath } from '../routes.ts'

/** Returns the handler for unknown addresses. It renders the not-found page once for each environment, and keeps it. */
export function missingPage() {
  const pages = new Map<Environment, ArrayBuffer>()
  return async (c: Context): Promise<Response> => {
    const environment = environmentOf(c.env)
    let page = pages.get(environment)
    if (!page) {
      const title = `${notFound.title} | ${company.name}`
      const answer = await render(c, () => <NotFoundPage />, { title, description: notFound.description })
      page = await answer.arrayBuffer()
      pages.set(environment, page)
    }
    return c.body(page, 404, { 'Content-Type': 'text/html; charset=utf-8' })
  }
}

/** The answer when the error page itself fails. It needs no component, no content and no stylesheet. */
const plainDocument =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unexpected Application Error!</title></head><body><main><h1>Unexpected Application Error!</h1><p>Something broke on our side, not yours. Loading the page again often works.</p><p><a href="/">Return to Home</a></p></main></body></html>'

/**
 * Returns the error handler: status 500 with the error page, or with a plain document if that fails too.
 * @param report is called with every error, including one in the error page
 */
export function errorPage(report: (error: Error, c: Context) => void, Page: typeof ErrorPage) {
  return async (error: Error, c: Context): Promise<Response> => {
    report(error, c)
    c.status(500)
    try {
      const title = `${failure.title} | ${company.name}`
      const page = () => <Page path={isPath(c.req.path) ? c.req.path : undefined} />
      return await render(c, page, { title, description: failure.description, allStyles: true })
    } catch (worse) {
      report(worse instanceof Error ? worse : new Error(String(worse)), c)
      return c.html(plainDocument)
    }
  }
}
