import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../src/laws/entries.ts'
import { misfits, misplacements } from '../../src/laws/launch.ts'
import { copySite, inDays } from '../built/copy.ts'
import { run } from './run.ts'

/** A company that is ready; it stands in for the one of the site, which may be any. */
const ready = {
  company: {
    origin: 'https://www.acme.dev',
    email: 'hello@mail.acme.dev',
    legalEmail: 'legal+website@acme.dev',
    phone: '+1 (978) 555-0142',
    securityTxtExpires: inDays(200),
    booking: 'https://acme.dev/book?with=us',
    founded: 2014,
    social: [
      { name: 'A', href: null },
      { name: 'B', href: 'https://b.dev/acme' },
    ],
  },
  offices: [
    { city: 'Lowell', phone: null },
    { city: 'Geelong', phone: '+61 3 5550 0142' },
  ],
}

describe('shapes', () => {
  function wrong(change: (company: typeof ready) => void): string[] {
    const company = structuredClone(ready)
    change(company)
    return misfits(entriesOf({ 'company.ts': company })).map(({ field }) => field)
  }

  it('fit a company that is ready', () => {
    expect(wrong(() => {})).toEqual([])
  })

  it.each([
    ['origin', 'https://www.acme.dev/'],
    ['origin', 'http://www.acme.dev'],
    ['origin', ''],
    ['origin', 'https://www.example.com'],
    ['origin', 'https://localhost'],
    ['legalEmail', 'hello at acme.dev'],
    ['legalEmail', 'hello@acme'],
    ['legalEmail', 'hello@example.com'],
    ['phone', '978 555 0142'],
    ['phone', '+1 555'],
    ['phone', '+1 978 KNIT NOW'],
    ['securityTxtExpires', inDays(-1)],
    ['securityTxtExpires', inDays(29)],
    ['securityTxtExpires', inDays(368)],
    ['securityTxtExpires', 'in summer'],
    ['booking', 'acme.dev/book'],
    ['booking', 'javascript:alert(1)'],
  ])('do not fit the %s “%s”', (field, value) => {
    expect(wrong(({ company }) => Object.assign(company, { [field]: value }))).toEqual([`company.${field}`])
  })
})

describe('wrangler.toml', () => {
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

// That it passes when every value is the owner’s: test/built/another-company.test.ts.
it('npm run check:launch names each sample once, what cannot be right, and what leads elsewhere', async () => {
  const copy = await copySite()
  const folder = join(copy, 'src/content')
  // Content of its own, so that what the site says plays no part.
  for (const name of await readdir(folder)) {
    if (name !== 'sample.ts') await rm(join(folder, name), { recursive: true })
  }
  const company = { ...ready.company, email: 'hello' }
  const files = {
    'wrangler.toml': 'name = "site"\nroutes = [{ pattern = "acme.dev", custom_domain = true }]\n',
    'src/content/company.ts': `import { sample } from './sample.ts'
      export const company = ${JSON.stringify(company)}
      export const offices = ${JSON.stringify(ready.offices)}
      sample('Lowell')`,
    'src/content/story.ts': `import { sample } from './sample.ts'
      export const story = { title: 'Harbour', years: [{ text: 'Opened' }], city: 'Geelong' }
      sample(story)`,
  }
  for (const [file, source] of Object.entries(files)) await writeFile(join(copy, file), source)
  const { code, output } = await run(copy, ['npm', 'run', 'check:launch'])
  await rm(copy, { recursive: true })
  expect(code).toBe(1)
  // And not the equal text in the other file.
  expect(output).toContain('4 values are still samples or cannot be right')
  expect(output).toMatch(/src\/content\/company\.ts +\| offices\[0\]\.city +\| Lowell/)
  expect(output).toMatch(/src\/content\/story\.ts +\| story +\| Harbour, Opened, Geelong/)
  expect(output).toMatch(/company\.email +\| hello +\| an e-mail address/)
  expect(output).toMatch(/wrangler\.toml +\| +\| +\| name www\.acme\.dev in `routes`/)
})
