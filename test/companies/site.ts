import { vi } from 'vitest'
import { studySlug } from '../../src/content/schema.ts'
import type { Row } from '../../src/row.ts'
import { type Change, changed } from './changed.ts'

// biome-ignore lint/suspicious/noExplicitAny: a company reaches every part of the content, by the names of its fields
export type Exports = Record<string, any>

/** The content of a company, made from that of this site. */
export interface Company {
  /** What becomes of each value of the content, one after the other. */
  changes: Change[]
  /** Changes what a file of `src/content` exports after that. */
  files?: Record<string, (exports: Exports) => void>
}

const files = Object.keys(import.meta.glob('../../src/content/**/*.ts'))
const nameOf = (file: string) => file.replace(/^.*\/content\/|\.ts$/g, '')

/** Files whose exports are types and functions, or lists that are made from the content of other files. */
const made =
  /^(services|industries|legal|plain|case-studies|case-studies\/all|portfolio-filter|projects|office-band|office-hours|counts|sample|schema|picture-names|project-picture|technology-icons|third-parties)$/

/** Gives the modules that are loaded after this the content of this site. */
export function restore() {
  for (const file of files) vi.doUnmock(file)
  vi.resetModules()
}

async function contentOf(name: string, exports: Exports, { changes, files }: Company) {
  // Titles of case studies change, and addresses stay.
  if (/^case-studies\/(?!all)/.test(name))
    for (const study of Object.values(exports)) study.slug = studySlug(study)
  let content = exports
  if (!made.test(name)) for (const change of changes) content = changed(content, name, change)
  files?.[name]?.(content)
  if (name !== 'home') return content
  // The home page shows all that there are. Its own lists name those of this site.
  const { serviceList: coreServices } = await import('../../src/content/services.ts')
  const { caseStudies: featured } = await import('../../src/content/case-studies.ts')
  return { ...content, coreServices, featured }
}

/** Gives the modules that are loaded after this the content of a company. */
function load(company: Company) {
  restore()
  for (const file of files)
    vi.doMock(file, async (original) => contentOf(nameOf(file), { ...(await original<Exports>()) }, company))
}

/** The exports of each file that has content of the company, by the file's name. */
export async function exportsOf(company: Company): Promise<Record<string, Exports>> {
  load(company)
  const written = files.filter((file) => !made.test(nameOf(file)) || company.files?.[nameOf(file)])
  return Object.fromEntries(
    await Promise.all(written.map(async (file) => [nameOf(file), { ...(await import(file)) }])),
  )
}

/** Loads the modules of the site with the content of a company, and renders its pages by their paths. */
export async function siteOf(company: Company) {
  load(company)
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
  return { rendered, routes, sitemap: await get('/sitemap.xml'), violations: violations() }
}
