import { createApp } from '../../src/app.tsx'
import { violations } from '../../src/laws/laws.ts'
import { pages } from '../../src/pages.tsx'

const errors = new WeakMap<Request, Error>()

const app = createApp(pages, {
  report(error, c) {
    console.error(error)
    errors.set(c.req.raw, error)
  },
})

/** Nothing to wait for: this process goes on after the answer. */
const context = { waitUntil() {}, passThroughOnException() {}, props: {} }

/** What the site answers; what went wrong on the way, and which laws its content breaks. */
export async function answer(request: Request, env: object) {
  // These would be the files of the last build: its Markdown, beside pages drawn from what stands there now.
  const bindings = { ...env, ASSETS: undefined }
  const response = await app.fetch(request, bindings, context)
  return { response, error: errors.get(request), violations: violations() }
}
