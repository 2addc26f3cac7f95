import { createApp } from '../../src/app.tsx'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/pages.tsx'

/** The site in this process, where there is no workerd. */
const app = createApp(pages)
const broken = createApp({
  ...pages,
  '/process': () => {
    throw new Error('snapped')
  },
})

const context = { waitUntil() {}, passThroughOnException() {}, props: {} }

/** Asks the site. `path` begins with a slash. */
export async function get(path: string, headers?: HeadersInit): Promise<Response> {
  return app.fetch(
    new Request(company.origin + path, headers && { headers }),
    { APP_ENV: 'preview' },
    context,
  )
}

/** The answer to a page that could not be drawn. */
export async function getBroken(): Promise<Response> {
  return broken.fetch(new Request(`${company.origin}/process`), { APP_ENV: 'preview' }, context)
}
