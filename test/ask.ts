import { caseStudies } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'

export const filtered = `/portfolio?category=${slugOf(caseStudies[0]?.category ?? '')}`

export function broken(): never {
  throw new Error('the shuttle is stuck')
}

/** What answers requests: the Worker, or an app made for a test. */
interface Answering {
  fetch: (request: Request, env: object) => Response | Promise<Response>
}

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/**
 * Asks an app directly.
 * @param path begins with a slash
 */
export async function ask(
  app: Answering,
  path: string,
  init?: RequestInit,
  env: object = {},
): Promise<Answer> {
  const request = new Request(`https://www.example.com${path}`, { redirect: 'manual', ...init })
  const { status, headers, body } = await app.fetch(request, env)
  return { status, headers, body: await new Response(body).text() }
}
