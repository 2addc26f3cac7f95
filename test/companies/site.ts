import { vi } from 'vitest'
import type { Row } from '../../src/row.ts'

const files = Object.keys(import.meta.glob('../../src/content/**/*.ts'))

/** Gives the modules that are loaded after this the content of this site. */
export function restore(): void {
  for (const file of files) vi.doUnmock(file)
  vi.resetModules()
}

/** Loads the modules of the site with the content of a company, and renders its pages by their paths. */
export async function siteOf(company: () => Promise<void>) {
  restore()
  await company()
  const { createApp } = await import('../../src/app.tsx')
  const { pages } = await import('../../src/pages.tsx')
  const routes: Record<string, Row> = (await import('../../src/routes.ts')).routes
  const { violations } = await import('../../src/validation/validation.ts')
  const errors: unknown[] = []
  const app = createApp(pages, { report: ({ stack }) => errors.push(stack) })
  /** The answer to a request for an address, or the error. */
  async function get(path: string) {
    const answer = await app.fetch(new Request(`https://www.example.com${path}`), { APP_ENV: 'production' })
    return answer.status === 200 ? answer.text() : `${answer.status} ${errors.splice(0)}`
  }
  const rendered = new Map<string, string>()
  for (const path of Object.keys(routes)) rendered.set(path, await get(path))
  return { rendered, sitemap: await get('/sitemap.xml'), violations: violations() }
}
