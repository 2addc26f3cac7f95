import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { misfits, misplacements } from '../../src/validation/launch.ts'
import { copySite, inDays } from './copy.ts'
import { run } from './run.ts'

it.each([
  [
    'company.origin',
    'https://www.acme.dev',
    ...['https://www.acme.dev/', 'http://www.acme.dev', '', 'https://www.example.com', 'https://localhost'],
  ],
  ['company.legalEmail', 'legal+us@acme.dev', 'hello at acme.dev', 'hello@acme', 'hello@example.com'],
  ['company.phone', '+1 (202) 555-0199', '202 555 0199', '+1 555', '+1 202 CALL NOW'],
  ['company.securityTxtExpires', inDays(200), inDays(-1), inDays(29), inDays(368), 'in summer'],
  ['company.booking', 'https://acme.dev/book?with=us', 'acme.dev/book', 'javascript:alert(1)'],
  ['company.social[0].href', 'https://b.dev/acme', 'b.dev/acme'],
  ['company.social[1].href', null],
  ['offices[0].phone', null],
  ['company.founded', 2014],
])('%s may be “%s”, but none of the values after it', (field, ...values) => {
  const fits = (value: unknown) => misfits([{ file: 'company.ts', field, value }]).length === 0
  expect(values.filter(fits)).toEqual(values.slice(0, 1))
})

describe('wrangler.toml', () => {
  it('gives previews their own environment, which search engines do not list', () => {
    const { previews, vars } = readConfig({ config: 'wrangler.toml' })
    expect(previews?.vars).toEqual({ APP_ENV: 'preview' })
    expect(previews?.version_metadata).toEqual({ binding: 'CF_VERSION' })
    expect(vars['APP_ENV']).toBe('demo')
  })

  const www = 'https://www.acme.dev'
  const own = 'https://site.acme.workers.dev'

  it.each([
    [www, ['www.acme.dev'], false, ''],
    [www, ['acme.dev', 'www.acme.dev/*'], false, ''],
    [own, [], true, ''],
    [www, ['acme.dev'], false, 'name www.acme.dev in `routes`'],
    [www, ['www.acme.dev/blog/*'], false, 'name www.acme.dev in `routes`'],
    [www, ['www.acme.dev'], true, 'say `workers_dev = false`'],
    [own, ['www.acme.dev'], true, 'name site.acme.workers.dev in `routes`; say `workers_dev = false`'],
    [www, [], true, 'name www.acme.dev in `routes`'],
    [own, [], false, 'say `workers_dev = true`'],
    ['https://other.acme.workers.dev', [], true, 'name other.acme.workers.dev in `routes`'],
    ['https://0a1b2c3d-site.acme.workers.dev', [], true, 'name 0a1b2c3d-site.acme.workers.dev in `routes`'],
    ['https://site.workers.dev', [], true, 'name site.workers.dev in `routes`'],
  ])('advises for %s, %j, workers_dev %s: “%s”', (origin, routes, workersDev, advice) => {
    const given = misplacements(origin, { name: 'site', routes, workersDev })
    expect(given.map((each) => each.replace(/[:,] .*/, '')).join('; ')).toBe(advice)
  })
})

// test/built/another-company.test.ts tests that the launch check passes when every value is real.
it('npm run check:launch lists each sample once, values that cannot be right, and wrong addresses', async () => {
  const copy = await copySite()
  const folder = join(copy, 'src/content')
  // This content replaces that of the site, so that the result does not depend on it.
  for (const name of await readdir(folder)) {
    if (name !== 'sample.ts') await rm(join(folder, name), { recursive: true })
  }
  const files = {
    'wrangler.toml': 'name = "site"\nroutes = [{ pattern = "acme.dev", custom_domain = true }]\n',
    'src/content/company.ts': `import { sample } from './sample.ts'
      export const company = { origin: 'https://www.acme.dev', email: 'hello' }
      export const offices = [{ city: 'Porto' }, { city: 'Ghent' }]
      sample('Porto')`,
    'src/content/story.ts': `import { sample } from './sample.ts'
      export const story = { title: 'Harbour', years: [{ text: 'Opened' }], city: 'Ghent' }
      sample(story)`,
  }
  for (const [file, source] of Object.entries(files)) await writeFile(join(copy, file), source)
  const { code, output } = await run(copy, ['npm', 'run', 'check:launch'])
  await rm(copy, { recursive: true })
  expect(code).toBe(1)
  // The equal text in the other file is not marked.
  expect(output).toContain('4 values are still samples or cannot be right')
  expect(output).toMatch(/src\/content\/company\.ts +\| offices\[0\]\.city +\| Porto/)
  expect(output).toMatch(/src\/content\/story\.ts +\| story +\| Harbour, Opened, Ghent/)
  expect(output).toMatch(/company\.email +\| hello +\| an e-mail address/)
  expect(output).toMatch(/wrangler\.toml +\| +\| +\| name www\.acme\.dev in `routes`/)
})
