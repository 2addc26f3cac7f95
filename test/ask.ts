import { caseStudies } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'

/** The address of the portfolio, filtered by a category. */
export const filtered = `/portfolio?category=${slugOf(caseStudies[0]?.category ?? '')}`

/** A page that throws. */
export function broken(): never {
  throw new Error('the shuttle is stuck')
}

/**
 * Sends a request to the Worker, or to an app of a test.
 * @param path begins with a slash
 */
export async function ask(
  app: { fetch: (request: Request, env: object) => Response | Promise<Response> },
  path: string,
  init?: RequestInit,
  env: object = {},
) {
  const request = new Request(`https://www.example.com${path}`, { redirect: 'manual', ...init })
  const { status, headers, body } = await app.fetch(request, env)
  return { status, headers, body: await new Response(body).text() }
}
