import { securityHeaders } from '../../src/middleware/security-headers.ts'

/** One setting of a zone: where the API says it, what it should be, and what goes wrong otherwise. */
export interface Setting {
  /** What the dashboard calls it. */
  name: string
  /** The path of the API that says it, below that of the zone. */
  path: string
  /** Says it in a word, as the API does where it answers with one. */
  read: (result: never, zone: string) => string
  /** The words that are right. */
  wanted: readonly string[]
  /** A sentence on what another one does. */
  why: string
}

/** A setting of https://developers.cloudflare.com/api/resources/zones/subresources/settings/. */
function setting(id: string, name: string, wanted: readonly string[], why: string): Setting {
  return { name, path: `settings/${id}`, read: ({ value }: { value: string }) => value, wanted, why }
}

/**
 * A setting of https://developers.cloudflare.com/api/resources/bot_management/, off when none of its fields says
 * otherwise. Which fields there are depends on the plan.
 */
function bots(name: string, fields: readonly string[], why: string): Setting {
  const read = (bots: Record<string, unknown>) =>
    fields.some((field) => bots[field] && bots[field] !== 'allow') ? 'on' : 'off'
  return { name, path: 'bot_management', read, wanted: ['off'], why }
}

/** The header that the zone sends by itself, on all its hosts. */
function hsts({ value }: { value: Record<string, Record<string, unknown>> }): string {
  const { enabled, max_age, include_subdomains, preload } = value['strict_transport_security'] ?? {}
  const flags = `${include_subdomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`
  return enabled ? `max-age=${max_age}${flags}` : 'off'
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
  {
    name: 'HSTS',
    path: 'settings/security_header',
    read: hsts,
    wanted: ['off', securityHeaders()['Strict-Transport-Security']],
    why: 'The Worker sends this header for its host; the zone’s says something else, for every host of the domain.',
  },
  setting('http3', 'HTTP/3', ['on'], 'Pages load slower on connections that lose packets.'),
  setting('rocket_loader', 'Rocket Loader', ['off'], `Its own script runs all others, ${blocked}`),
  setting(
    'email_obfuscation',
    'Email Address Obfuscation',
    ['off'],
    `It takes mailto: links out for a script to put back, ${blocked}`,
  ),
  setting('rum', 'Web Analytics', ['off', 'manual'], `It adds a script that reports visits, ${blocked}`),
  {
    name: 'Network Error Logging',
    path: 'settings/nel',
    read: ({ value }: { value: { enabled?: boolean } }) => (value.enabled ? 'on' : 'off'),
    wanted: ['off'],
    why: 'Browsers report to another host, and the site promises not to track.',
  },
  bots(
    'Bot Fight Mode',
    ['fight_mode', 'sbfm_definitely_automated', 'sbfm_likely_automated'],
    'Programs get a challenge in place of the page: link previews, monitors, `npm run smoke`.',
  ),
  bots('JavaScript Detections', ['enable_js'], `It adds an inline script to each page, ${blocked}`),
  bots('Managed robots.txt', ['is_robots_txt_managed'], 'Its rules stand before those of the site.'),
  {
    name: 'CAA record “issue”',
    path: 'dns_records?type=CAA',
    // With one in the zone, Cloudflare adds those of its own authorities to the answers, but not to this list:
    // https://developers.cloudflare.com/ssl/edge-certificates/caa-records/
    read: (records: { name: string; data?: { tag?: string } }[], zone) =>
      records.some(({ name, data }) => name === zone && data?.tag === 'issue') ? 'set' : 'missing',
    wanted: ['set'],
    why: 'Any authority may issue certificates for the domain; with one, only those named and Cloudflare’s.',
  },
  {
    name: 'DNSSEC',
    path: 'dnssec',
    read: ({ status }: { status: string }) => status,
    wanted: ['active'],
    why: 'Forged answers of DNS can lead visitors elsewhere; “pending” waits for the DS record at the registrar.',
  },
]
