import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { validator } from '../validator.ts'
import { copyOf, type Edit, type Exports } from './edits.ts'
import { faultsOf, invalid } from './faults.ts'

const modules = import.meta.glob<Exports>('../../src/content/**/*.ts', { eager: true })

/** What the files of content export, by their names without ending. */
export const files = Object.fromEntries(
  Object.entries(modules).map(([file, exports]) => [file.replace(/^.*\/content\/|\.ts$/g, ''), exports]),
)

/** A run is repeated with the seed that it names: `SEED=123 npm run test:edits`. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** Loads the modules of the site with edited content. */
export async function siteWith(edits: Edit['files']) {
  vi.resetModules()
  for (const file of Object.keys(files)) vi.doUnmock(`../../src/content/${file}.ts`)
  for (const [file, edit] of Object.entries(edits)) {
    vi.doMock(`../../src/content/${file}.ts`, async (original) => {
      const exports = { ...(await original<Exports>()) }
      // The list of case studies has the objects of their files.
      const edited = file.endsWith('/all') ? exports : copyOf(exports)
      edit(edited)
      return edited
    })
  }
  const modules = await Promise.all([
    import('../../src/app.tsx'),
    import('../../src/pages.tsx'),
    import('../../src/routes.ts'),
    import('../../src/validation/validation.ts'),
  ])
  return Object.assign({}, ...modules) as (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3]
}

/** Every page by its path. Instead of a page that fails, it has the error. */
export async function renderAll({ createApp, pages, paths }: Awaited<ReturnType<typeof siteWith>>) {
  const errors: string[] = []
  const app = createApp(pages, { report: (error) => errors.push(error.message) })
  const rendered = new Map<string, string>()
  for (const path of paths) {
    const request = new Request(`https://www.example.com${path}`)
    const answer = await app.fetch(request, { APP_ENV: 'production' })
    rendered.set(path, answer.status === 200 ? await answer.text() : `${answer.status} ${errors.splice(0)}`)
  }
  return rendered
}

/** Expects that no edit breaks a rule or a page that it changes. */
export async function expectToHold(edits: fc.Arbitrary<Edit>, numRuns: number): Promise<void> {
  const before = await renderAll(await siteWith({}))
  await fc.assert(
    fc.asyncProperty(edits, async ({ name, files }) => {
      const site = await siteWith(files)
      const rendered = await renderAll(site)
      const changed = [...rendered].filter(([path, html]) => before.get(path) !== html)
      const faults = site.violations().map(({ file, field, message }) => `${file} ${field}: ${message}`)
      for (const [path, html] of changed) faults.push(...faultsOf(path, html, rendered))
      // One page of usual length, because the validator takes longer than all other checks.
      const [page] = changed.filter(([, { length }]) => length < 60_000)
      for (const [, html] of page ? [page] : []) faults.push(...(await invalid(validator, html)))
      expect(faults, name).toEqual([])
    }),
    // Without shrinking, which would take longer than the test may.
    { numRuns, seed, endOnFailure: true },
  )
}
