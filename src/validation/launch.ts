/**
 * Rules that content must meet before the site goes live: nothing is a sample, and the addresses of the company can be
 * real. Only `npm run check:launch` and the release check them, so that development and tests work with samples.
 */
import type { Entry, Violation } from './entries.ts'

/** The samples in a file, also those that it does not export. */
export function samplesIn(file: string, entries: readonly Entry[], marked: ReadonlySet<unknown>): Entry[] {
  const exported = new Set(entries.map(({ value }) => value))
  const hidden = [...marked].filter((value) => !exported.has(value))
  return [
    ...entries.filter(({ value }) => marked.has(value)),
    ...hidden.map((value) => ({ file, field: '(not exported)', value })),
  ]
}

/**
 * Whether a day, YYYY-MM-DD, is at most 366 days away. RFC 9116 recommends less than a year. A day of the past is allowed,
 * because a release that mends something else must not wait for it; the smoke test warns.
 */
function isWithinAYear(day: string): boolean {
  return (Date.parse(`${day}T00:00Z`) - Date.now()) / 86_400_000 <= 366
}

/** What the value of a field must match, by the end of its name. */
const shapes: [name: RegExp, wanted: string, shape: { test: (value: string) => boolean }][] = [
  [/\borigin$/, 'https:// and a host, nothing after it, not even a slash', /^https:\/\/[a-z\d.:-]+$/],
  [/email$/i, 'an e-mail address', /^[^\s@<>:]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i],
  [/\bphone$/, '+, the country code and the number: 8 to 15 digits', /^\+[1-9]([ ().-]*\d){7,14}$/],
  [/\b(booking|scheduling|href)$/, 'an address that begins with https://', /^https:\/\/[^\s/]/],
  [/Expires$/, 'a day at most 366 days from today, YYYY-MM-DD', { test: isWithinAYear }],
]

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), and the local machine. */
const reservedHosts =
  /(^|[.@])(example\.(com|net|org)|(localhost|test|invalid|example)|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** Entries that have the wrong shape or a reserved host, with a message that says what is wanted. `null` is allowed. */
export function misfits(entries: readonly Entry[]): (Entry & Violation)[] {
  return entries.flatMap((entry) => {
    const [, wanted, shape] = shapes.find(([name]) => name.test(entry.field)) ?? []
    if (!wanted || entry.value === null) return []
    const value = String(entry.value)
    if (!shape?.test(value)) return { ...entry, message: wanted }
    return reservedHosts.test(URL.parse(value)?.hostname || value)
      ? { ...entry, message: 'a host of your own' }
      : []
  })
}

/**
 * Whether the settings of `wrangler.toml` make the site answer at its origin and nowhere else: at the domain that
 * `routes` names, or without routes at the address of the Worker on workers.dev.
 */
export function isDeployedAt(origin: string, name: string, routes: readonly string[], workersDev: boolean) {
  const host = URL.parse(origin)?.host ?? ''
  if (routes.length > 0) return !workersDev && (routes.includes(host) || routes.includes(`${host}/*`))
  return workersDev && host.startsWith(`${name}.`) && /^[^.]+\.[^.]+\.workers\.dev$/.test(host)
}
