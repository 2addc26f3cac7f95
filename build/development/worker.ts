import { createApp } from '../../src/app.tsx'
import { violations } from '../../src/laws/laws.ts'
import { pages } from '../../src/pages.tsx'

/** What the site answers; what went wrong on the way, and which laws its content breaks. */
export async function answer(request: Request, env: object) {
  const errors: Error[] = []
  // A new app for each request, which has nothing cached.
  const app = createApp(pages, {
    report(error) {
      console.error(error)
      errors.push(error)
    },
  })
  // The site as it goes live, whatever a deployment is by default. ASSETS would be the files of the last build: its
  // Markdown, beside pages drawn from what stands there now.
  const response = await app.fetch(request, { ...env, APP_ENV: 'production', ASSETS: undefined })
  return { response, error: errors.at(-1), violations: violations() }
}
