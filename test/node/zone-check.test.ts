import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../scripts/zone/settings.ts'
import { company } from '../../src/content/company.ts'
import { transportSecurity } from '../../src/middleware/transport-security.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'

const repository = join(import.meta.dirname, '../..')
const { maxAge: max_age, subdomainsAndPreload: preload } = transportSecurity
const ours = { enabled: true, max_age, include_subdomains: preload, preload }

const hsts = (header: object) => ({ security_header: { strict_transport_security: header } })
const caa = (name: string, tag: string) => ({
  dns_records: [{ name, type: 'CAA', data: { flags: 0, tag, value: 'letsencrypt.org' } }],
})

/** What the API answers about a zone in order, by the last word of the path. */
const inOrder = {
  ...{ ssl: 'strict', min_tls_version: '1.2', tls_1_3: 'zrt', always_use_https: 'on', http3: 'on' },
  ...{ rocket_loader: 'off', email_obfuscation: 'off', rum: 'manual', nel: { enabled: false } },
  ...hsts({ enabled: false, max_age: 0, include_subdomains: false, preload: false, nosniff: true }),
  ...caa('acme.dev', 'issue'),
  bot_management: { fight_mode: false, enable_js: false, is_robots_txt_managed: false },
  dnssec: { status: 'active' },
}

type Fault = { status: number; code: number; message: string; wait?: string } | undefined

/** What is otherwise than in order, which answers are none, and the name of the one zone. */
interface Api {
  changes?: object
  fault?: (path: string) => Fault
  zone?: string
}

async function check({ changes, fault, zone = 'acme.dev' }: Api, args: string[], token = 'secret') {
  const answers: Record<string, unknown> = { ...inOrder, ...changes }
  function resultOf({ pathname, searchParams }: URL) {
    if (pathname === '/zones') return searchParams.get('name') === zone ? [{ id: '023e', name: zone }] : []
    const [, , kind, name = ''] = pathname.match(/^\/zones\/023e\/((settings)\/)?(\w+)$/) ?? []
    return kind ? { id: name, value: answers[name] } : answers[name]
  }
  await using api = await serve(({ url, headers }) => {
    const denied: Fault = { status: 401, code: 1000, message: 'Invalid API Token' }
    const wrong = headers.get('authorization') === 'Bearer secret' ? fault?.(url) : denied
    if (!wrong)
      return Response.json({ success: true, errors: [], messages: [], result: resultOf(new URL(url)) })
    const { status, wait } = wrong
    const envelope = { success: false, errors: [wrong], messages: [], result: null }
    return Response.json(envelope, { status, headers: wait ? { 'retry-after': wait } : {} })
  })
  const environment = { CLOUDFLARE_API_BASE_URL: api.address, ...(token && { CLOUDFLARE_API_TOKEN: token }) }
  return await run(repository, ['npm', 'run', 'zone:check', '--', ...args], environment)
}

const lines = (mark: string, output: string) => output.split('\n').filter((line) => line.startsWith(mark))

/** A setting's name, what is said of it, and the answer of the API that leads to that. */
type Difference = [name: string, said: RegExp, changes: { bot_management?: object; [word: string]: unknown }]

const differences: Difference[] = [
  ['Encryption mode', /flexible, .*without encryption/, { ssl: 'flexible' }],
  ['Minimum TLS version', /1\.1, .*broken/, { min_tls_version: '1.1' }],
  ['TLS 1.3', /off, .*round trip/, { tls_1_3: 'off' }],
  ['Always Use HTTPS', /off, .*without encryption/, { always_use_https: 'off' }],
  ['HSTS', /max-age=1[;,].*the Worker sends/i, hsts({ ...ours, max_age: 1 })],
  ['HTTP/3', /off, .*slower/, { http3: 'off' }],
  ['Rocket Loader', /on, .*script/, { rocket_loader: 'on' }],
  ['Email Address Obfuscation', /on, .*mailto/, { email_obfuscation: 'on' }],
  ['Web Analytics', /on, .*reports visits/, { rum: 'on' }],
  ['Network Error Logging', /on, .*track/, { nel: { enabled: true } }],
  ['Bot Fight Mode', /on, .*challenge/, { bot_management: { fight_mode: true } }],
  ['JavaScript Detections', /on, .*inline script/, { bot_management: { enable_js: true } }],
  ['Managed robots.txt', /on, .*rules/, { bot_management: { is_robots_txt_managed: true } }],
  ['CAA record “issue”', /missing, .*certificates/, caa('acme.dev', 'iodef')],
  ['DNSSEC', /pending, .*forged/i, { dnssec: { status: 'pending' } }],
]
const others: Difference[] = [
  ['HSTS', /max-age=.*the Worker sends/i, hsts({ ...ours, preload: !preload })],
  ['Bot Fight Mode', /block, .*challenge/, { bot_management: { sbfm_likely_automated: 'block' } }],
  ['CAA record “issue”', /missing, .*certificates/, caa('mail.acme.dev', 'issue')],
]

describe('npm run zone:check', () => {
  it('lists what it looked at, and finds nothing in the zone above the site’s host', async () => {
    const zone = new URL(company.origin).hostname.split('.').slice(-2).join('.')
    const paid = { bot_management: { sbfm_definitely_automated: 'allow', enable_js: false } }
    const changes = { ...caa(zone, 'issue'), ...hsts(ours), ...paid }
    const { code, output, last } = await check({ zone, changes }, [])
    expect(lines('✓', output)).toHaveLength(settings.length)
    expect(last).toBe(`${settings.length} settings of ${zone}, none wrong`)
    expect(code).toBe(0)
  })

  it.each([
    ['every setting', differences],
    ['some that can differ in two ways', others],
  ])('says what is wrong with %s, and why', async (_, rows) => {
    const bots = rows.map(([, , { bot_management }]) => bot_management)
    const bot_management = Object.assign({ ...inOrder.bot_management }, ...bots)
    const changes = { ...Object.assign({}, ...rows.map(([, , change]) => change)), bot_management }
    const { code, output, last } = await check({ changes }, ['www.acme.dev'])
    expect(lines('✗', output)).toEqual(rows.map(([, said]) => expect.stringMatching(said)))
    expect(lines('✗', output).map((line) => line.slice(2).split(': ')[0])).toEqual(rows.map(([name]) => name))
    expect(last).toBe(`${settings.length} settings of acme.dev, ${rows.length} wrong`)
    expect(code).toBe(1)
  })

  const denied = { status: 403, code: 10000, message: 'Authentication error' }
  const busy = { status: 429, code: 971, message: 'Too many requests' }
  const broken = { status: 500, code: 1, message: 'Broken', wait: '0' }
  const at = (part: string, fault: Fault) => (path: string) => (path.includes(part) ? fault : undefined)

  it.each<[string, string, Api, string?]>([
    ['no token', 'CLOUDFLARE_API_TOKEN is not set', {}, ''],
    ['a token that is none', '401, Invalid API Token (1000)', {}, 'other'],
    ['a token that may not list zones', 'needs “Zone Read”', { fault: at('/zones?', denied) }],
    ['a token that may not read settings', 'needs “Zone Settings Read”', { fault: at('/nel', denied) }],
    ['a token that may not read bots', 'needs “Bot Management Read”', { fault: at('/bot_', denied) }],
    ['a token that may not read DNS', 'needs “DNS Read”', { fault: at('/dnssec', denied) }],
    ['no such zone', 'sees no zone for www.acme.dev', { zone: 'other.dev' }],
    ['a long wait', 'in five minutes', { fault: at('/ssl', { ...busy, wait: '300' }) }],
    ['a broken API', '500, Broken (1)', { fault: at('/ssl', broken) }],
  ])('ends with code 2 and says why at %s', async (_, said, api, token) => {
    const { code, output } = await check(api, ['www.acme.dev'], token)
    expect(output).toContain(said)
    expect(lines('✓', output)).toEqual([])
    expect(code).toBe(2)
  })

  it('asks again when it has asked too often', async () => {
    const faults: Fault[] = [{ ...busy, wait: '0' }, broken]
    const fault = (path: string) => (path.endsWith('/ssl') ? faults.shift() : undefined)
    expect(await check({ fault }, ['acme.dev'])).toMatchObject({ code: 0 })
    expect(faults).toEqual([])
  })
})
