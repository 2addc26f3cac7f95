import { securityHeaders } from '../../src/middleware/security-headers.ts'

/** One setting of a zone: where the API says it, what it should be, and what goes wrong otherwise. */
export interface Setting {
  /** The path of the API that says it, below that of the zone. */
  path: string
  /** What a token needs for that path. */
  permission: 'Zone Settings Read' | 'Bot Management Read' | 'DNS Read'
  /** What the dashboard calls it. */
  name: string
  /** The values that are right, each as `read` returns it. */
  wanted: readonly string[]
  /** A sentence on what another value does. */
  why: string
  /** @param result of the API's answer; @param zone its name */
  read(result: unknown, zone: string): string
}

const onOff = (value: unknown) => ({ true: 'on', false: 'off' })[String(value)] ?? String(value)

/** A setting of https://developers.cloudflare.com/api/resources/zones/subresources/settings/. */
function setting<Value = string>(
  id: string,
  name: string,
  wanted: readonly string[],
  why: string,
  from: (value: Value) => string = String,
): Setting {
  const read = ({ value }: { value: Value }) => from(value)
  return { path: `settings/${id}`, permission: 'Zone Settings Read', name, wanted, why, read }
}

/**
 * A setting of https://developers.cloudflare.com/api/resources/bot_management/, off when none of its fields says
 * otherwise. Which fields there are depends on the plan.
 */
function bots(name: string, fields: readonly string[], why: string): Setting {
  const read = (bots: Record<string, unknown>) => {
    const values = fields.map((field) => bots[field])
    return onOff(values.find((value) => value && value !== 'allow') ?? false)
  }
  return { path: 'bot_management', permission: 'Bot Management Read', name, wanted: ['off'], why, read }
}

/** The header that the zone sends by itself, on all its hosts. */
function hsts({ strict_transport_security: own = {} }: Record<string, Record<string, unknown>>): string {
  const flags = `${own['include_subdomains'] ? '; includeSubDomains' : ''}${own['preload'] ? '; preload' : ''}`
  return own['enabled'] ? `max-age=${own['max_age']}${flags}` : 'off'
}

const blocked = 'which the content security policy blocks.'

/** What the zone should be, for browsers to get what the Worker sends, and to get it by https. */
export const settings: readonly Setting[] = [
  setting(
    'ssl',
    'Encryption mode',
    ['full', 'strict', 'origin_pull'],
    '“off” leads from https to http, and “flexible” asks other servers of the domain without encryption.',
  ),
  setting('min_tls_version', 'Minimum TLS version', ['1.2', '1.3'], 'TLS 1.0 and 1.1 can be broken.'),
  // `zrt` is “on” with 0-RTT, which the site can have or not: a request that comes twice changes nothing.
  setting('tls_1_3', 'TLS 1.3', ['on', 'zrt'], 'Each new connection takes one more round trip.'),
  setting('always_use_https', 'Always Use HTTPS', ['on'], 'http addresses answer without encryption.'),
  setting(
    'security_header',
    'HSTS',
    ['off', securityHeaders()['Strict-Transport-Security']],
    'The Worker sends this header for its host; the zone’s says something else, for every host of the domain.',
    hsts,
  ),
  setting('http3', 'HTTP/3', ['on'], 'Pages load slower on connections that lose packets.'),
  setting('rocket_loader', 'Rocket Loader', ['off'], `Its own script runs all others, ${blocked}`),
  setting(
    'email_obfuscation',
    'Email Address Obfuscation',
    ['off'],
    `It takes mailto: links out for a script to put back, ${blocked}`,
  ),
  setting('rum', 'Web Analytics', ['off', 'manual'], `It adds a script that reports visits, ${blocked}`),
  setting<{ enabled?: boolean }>(
    'nel',
    'Network Error Logging',
    ['off'],
    'Browsers report to another host, and the site promises not to track.',
    ({ enabled }) => onOff(enabled),
  ),
  bots(
    'Bot Fight Mode',
    ['fight_mode', 'sbfm_definitely_automated', 'sbfm_likely_automated'],
    'Programs get a challenge in place of the page: link previews, monitors, `npm run smoke`.',
  ),
  bots('JavaScript Detections', ['enable_js'], `It adds an inline script to each page, ${blocked}`),
  bots('Managed robots.txt', ['is_robots_txt_managed'], 'Its rules stand before those of the site.'),
  {
    path: 'dns_records?type=CAA',
    permission: 'DNS Read',
    name: 'CAA record “issue”',
    wanted: ['set'],
    // With one in the zone, Cloudflare adds those of its own authorities to the answers, but not to this list:
    // https://developers.cloudflare.com/ssl/edge-certificates/caa-records/
    why: 'Any authority may issue certificates for the domain; with one, only those named and Cloudflare’s.',
    read(records: { name: string; data?: { tag?: string } }[], zone) {
      return records.some(({ name, data }) => name === zone && data?.tag === 'issue') ? 'set' : 'missing'
    },
  },
  {
    path: 'dnssec',
    permission: 'DNS Read',
    name: 'DNSSEC',
    wanted: ['active'],
    why: 'Forged answers of DNS can lead visitors elsewhere; “pending” waits for the DS record at the registrar.',
    read: ({ status }: { status?: string }) => String(status),
  },
]
