import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
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
    return misfits(entriesOf({ 'company.ts': company }), () => false).map(({ field }) => field)
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
  ])(
    'puts the site at %s by the routes %j and workers_dev %s: “%s”',
    (origin, routes, workersDev, advice) => {
      const given = misplacements(origin, { name: 'site', routes, workersDev })
      expect(given.map((each) => each.replace(/[:,] .*/, '')).join('; ')).toBe(advice)
    },
  )

  it('makes a plain deployment a demo', () => {
    expect(readConfig({ config: 'wrangler.toml' }).vars['APP_ENV']).toBe('demo')
  })
})

describe('npm run check:launch', () => {
  let copy: string

  beforeAll(async () => {
    copy = await copySite()
    // Content of its own, so that what the site says plays no part.
    for (const name of await readdir(join(copy, 'src/content'))) {
      if (name !== 'sample.ts') await rm(join(copy, 'src/content', name), { recursive: true })
    }
    await writeFile(join(copy, 'wrangler.toml'), settings('www.acme.dev'))
  })

  afterAll(() => rm(copy, { recursive: true, force: true }))

  function settings(domain: string): string {
    return `name = "site"\nworkers_dev = false\nroutes = [{ pattern = "${domain}", custom_domain = true }]\n`
  }

  /** Checks a company of which these texts are samples, beside what else stands there. */
  async function check(company: typeof ready, samples: string[]) {
    const texts = Object.entries(company).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    const marks = samples.map((value) => `sample(${JSON.stringify(value)})`)
    const source = ["import { sample } from './sample.ts'", ...texts, ...marks].join('\n')
    await writeFile(join(copy, 'src/content/company.ts'), source)
    return run(copy, ['npm', 'run', 'check:launch'])
  }

  it('passes when every value is the owner’s', async () => {
    expect(await check(ready, [])).toMatchObject({ code: 0 })
  })

  it('fails for what cannot be right, sample or not', async () => {
    const company = { ...ready, company: { ...ready.company, email: 'hello' } }
    const { code, output } = await check(company, ['hello'])
    expect(code).toBe(1)
    expect(output).toMatch(/company\.email +\| hello +\| an e-mail address/)
  })

  it('fails when wrangler.toml puts the site elsewhere', async () => {
    await writeFile(join(copy, 'wrangler.toml'), settings('acme.dev'))
    const { code, output } = await check(ready, [])
    expect(code).toBe(1)
    expect(output).toContain('- name www.acme.dev in `routes`')
    await writeFile(join(copy, 'wrangler.toml'), settings('www.acme.dev'))
  })

  it('names each sample once, in the file where it stands, and not an equal text in another', async () => {
    const story = `import { sample } from './sample.ts'
      export const story = { title: 'Harbour', years: [{ text: 'Opened' }], city: 'Geelong' }
      sample(story)`
    await writeFile(join(copy, 'src/content/story.ts'), story)
    const { code, output } = await check(ready, ['Lowell'])
    expect(code).toBe(1)
    expect(output).toMatch(/src\/content\/company\.ts +\| offices\[0\]\.city +\| Lowell/)
    expect(output).toMatch(/src\/content\/story\.ts +\| story +\| Harbour, Opened, Geelong/)
    expect(output).toContain('2 values are still samples')
  })
})
