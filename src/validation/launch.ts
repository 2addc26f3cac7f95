/**
 * Rules that content must meet before the site goes live: nothing is a sample, and the addresses of the company can be
 * real. Only `npm run check:launch` and the release check them, so that development and tests work with samples.
 */
import { company, offices } from '../content/company.ts'
import type { Entry, Place, PlaceOf } from './entries.ts'
import type { Rule } from './rule.ts'

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

/** What a value must be, in words and as a test. */
interface Shape {
  wanted: string
  fits: (value: string) => boolean
}

const origin = shape('https:// and a host, nothing after it, not even a slash', /^https:\/\/[a-z\d.:-]+$/)
const email = shape('an e-mail address', /^[^\s@<>:]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i)
const phone = shape('+, the country code and the number: 8 to 15 digits', /^\+[1-9]([ ().-]*\d){7,14}$/)
const address = shape('an address that begins with https://', /^https:\/\/[^\s/]/)
const day: Shape = { wanted: 'a day at most 366 days from today, YYYY-MM-DD', fits: isWithinAYear }

function shape(wanted: string, pattern: RegExp): Shape {
  return { wanted, fits: (value) => pattern.test(value) }
}

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), and the local machine. */
const reservedHosts =
  /(^|[.@])(example\.(com|net|org)|(localhost|test|invalid|example)|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** The addresses, numbers and days of the company have the right shape and no reserved host. Each may be missing. */
export function companyRules(placeOf: PlaceOf): Rule[] {
  function rule(value: string | null | undefined, { wanted, fits }: Shape, place: Place): Rule {
    if (value === null || value === undefined) return [false, place, wanted]
    if (!fits(value)) return [true, place, wanted]
    return [reservedHosts.test(URL.parse(value)?.hostname || value), place, 'a host of your own']
  }
  const { legalContacts, support, social } = company
  return [
    rule(company.origin, origin, placeOf(company, 'origin')),
    rule(company.privacyEmail, email, placeOf(company, 'privacyEmail')),
    rule(company.booking, address, placeOf(company, 'booking')),
    rule(company.scheduling, address, placeOf(company, 'scheduling')),
    rule(company.securityTxtExpires, day, placeOf(company, 'securityTxtExpires')),
    ...social.map((profile) => rule(profile.href, address, placeOf(profile, 'href'))),
    ...[company, ...offices, ...legalContacts, ...(support ? [support] : [])].map((each) =>
      rule(each.email, email, placeOf(each, 'email')),
    ),
    ...[company, ...offices, ...(support ? [support] : [])].map((each) =>
      rule(each.phone, phone, placeOf(each, 'phone')),
    ),
  ]
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
