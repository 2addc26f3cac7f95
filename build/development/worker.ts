import { createApp } from '../../src/app.tsx'
import { breaches } from '../../src/laws/laws.ts'
import { pages } from '../../src/pages.tsx'
import { designPage } from './design/answer.tsx'

const errors = new WeakMap<Request, Error>()

const app = createApp(pages, (error, c) => {
  console.error(error)
  errors.set(c.req.raw, error)
})

/** Outside the platform, nothing ends when the answer is sent. */
const context = { waitUntil() {}, passThroughOnException() {}, props: {} }

/** What the site answers, or the design page; what went wrong on the way, and which laws its content breaks. */
export async function answer(request: Request, env: object) {
  const response = (await designPage(request)) ?? (await app.fetch(request, env, context))
  return { response, error: errors.get(request), breaches: breaches() }
}
