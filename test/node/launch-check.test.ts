import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { company } from '../../src/content/company.ts'
import type { Company } from '../../src/content/schema.ts'
import { entriesOf, placesIn } from '../../src/validation/entries.ts'
import { companyRules, isDeployedAt } from '../../src/validation/launch.ts'
import { broken } from '../../src/validation/rule.ts'
import { whileChanged } from '../validation/changed.ts'
import { inDays, startCopy } from './copy.ts'
import { run } from './run.ts'

/** Whether the rules refuse a field of the company. */
function isRefused(field: keyof Company): boolean {
  const placeOf = placesIn(entriesOf({ 'company.ts': { company } }))
  return broken(companyRules(placeOf)).some((each) => each.field.startsWith(`company.${field}`))
}

it.each<[field: keyof Company, right: unknown, ...wrong: unknown[]]>([
  ['origin', 'https://www.acme.dev', 'https://www.acme.dev/', 'http://www.acme.dev', ''],
  ['origin', 'https://acme.dev', 'https://www.example.com', 'https://localhost'],
  ['privacyEmail', 'legal+us@acme.dev', 'hello at acme.dev', 'hello@acme', 'hello@example.com'],
  ['phone', '+1 (202) 555-0199', '202 555 0199', '+1 555', '+1 202 CALL NOW'],
  ['securityTxtExpires', inDays(200), inDays(368), 'in summer'],
  ['securityTxtExpires', inDays(-1)],
  ['booking', 'https://acme.dev/book?with=us', 'acme.dev/book', 'javascript:alert(1)'],
  ['social', [{ href: 'https://b.dev/acme' }], [{ href: 'b.dev/acme' }]],
  ['social', [{ href: null }]],
  ['support', undefined, { phone: '+1 202 555 0199', email: 'help@example.com' }],
])('%s may be %j, but none of the values after it', (field, ...values) => {
  const refused = values.filter((value) => whileChanged(company, field, value, () => isRefused(field)))
  expect(refused).toEqual(values.slice(1))
})

it('wrangler.toml gives previews their own environment, which search engines do not list', () => {
  const { previews, vars } = readConfig({ config: 'wrangler.toml' })
  expect(previews?.vars).toEqual({ APP_ENV: 'preview' })
  expect(previews?.version_metadata).toEqual({ binding: 'CF_VERSION' })
  expect(vars['APP_ENV']).toBe('demo')
})

const www = 'https://www.acme.dev'
const own = 'https://site.acme.workers.dev'

it.each([
  [www, ['acme.dev', 'www.acme.dev/*'], false, true],
  [www, ['acme.dev', 'www.acme.dev/blog/*'], false, false],
  [own, [], true, true],
  [own, [], false, false],
  ['https://0a1b2c3d-site.acme.workers.dev', [], true, false],
])('the site is at %s with the routes %j and workers_dev %s: %s', (origin, routes, workersDev, expected) => {
  expect(isDeployedAt(origin, 'site', routes, workersDev)).toBe(expected)
})

it('npm run check:launch lists samples, values that cannot be right, and wrong addresses', async () => {
  const copy = await startCopy()
  const motto = "import { sample } from './sample.ts'\nexport const motto = { words: [sample('Slow')] }\n"
  await writeFile(join(copy.folder, 'src/content/motto.ts'), motto)
  await copy.edit('src/content/company.ts', (source) =>
    source
      .replace(/\borigin: .*,/, "origin: 'https://www.acme.dev',")
      .replace(/\bemail: .*,/, "email: 'hello',"),
  )
  const { code, output } = await run(copy.folder, ['npm', 'run', 'check:launch'])
  await copy.remove()
  expect(code).toBe(1)
  const counts = [...output.matchAll(/^\S+: (\d+)$/gm)].map(([, count]) => Number(count))
  const total = counts.reduce((sum, count) => sum + count)
  // Each table has a head and a rule.
  expect(output.match(/^\| .* \|$/gm)).toHaveLength(total + 2 * counts.length)
  expect(output).toContain(`${total} values are still samples`)
  expect(output).toContain('src/content/motto.ts: 1\n')
  expect(output).toMatch(/motto\.words\[0\] +\| Slow/)
  expect(output).toMatch(/company\.email +\| hello +\| an e-mail address/)
  expect(output).toMatch(/wrangler\.toml: 1\n[^:]+\| settings for https:\/\/www\.acme\.dev alone/)
})
