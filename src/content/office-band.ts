import { company, offices, telHref } from './company.ts'
import { daysOpen, eastToWest, hoursInUtc, hoursSentence, minutesOf } from './office-hours.ts'
import type { Office } from './schema.ts'
import { strings } from './strings.ts'

/** A way to reach an office. */
interface Contact {
  text: string
  href: string
}

/** What the card of an office shows. */
export interface OfficeCard extends Omit<Office, 'hours' | 'phone' | 'email'> {
  hours: string
  phone: Contact | null
  email: Contact
}

export type OfficeBand = ReturnType<typeof officeBand>

/** The content of the section about offices: the chart of office hours in UTC, and a card for each office. */
export function officeBand() {
  const days = eastToWest(offices).map(dayOf)
  const spoken = days.map(({ country, utc }) => `${country} ${utc}`)
  return {
    chart: { label: `${strings.offices.chart} ${spoken.join('; ')}.`, days },
    cards: offices.map(cardOf),
    words: strings.offices,
  }
}

export type OfficeDay = ReturnType<typeof dayOf>

/**
 * The opening hours of an office on one day. `start` is the time of opening in UTC, without daylight saving time, and `hours`
 * the time until closing, both in hours. `opens` is the time of opening at the office, in minutes after midnight. `utc` and
 * `sentence` are texts that are true all year: `14:00–22:00 UTC`, `9:00–17:00 EST/EDT, Mon–Fri`.
 */
function dayOf({ city, country, accent, timezone, utcOffset, daylightSaving, hours }: Office) {
  const spans = hoursInUtc({ hours, utcOffset })
  // Office hours that continue after midnight in UTC begin in the second span and end in the first.
  const start = spans.at(-1)?.from ?? 0
  const length = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  const end = (start + length) % 24 || 24
  return {
    city,
    country,
    accent,
    timezone,
    weekdays: daysOpen(hours.days)
      .map((day) => day.slice(0, 3))
      .join(' '),
    opens: minutesOf(hours.opens),
    start,
    hours: length,
    daylightSaving,
    sentence: hoursSentence(hours),
    utc: `${clock(start)}–${clock(end)} ${strings.offices.zone}`,
  }
}

/** A phone number, with the office that answers. */
export interface Phone {
  number: string
  href: `tel:${string}`
  office?: OfficeDay
}

const [first, ...others] = offices.flatMap((office): Phone[] =>
  office.phone ? [{ number: office.phone, href: telHref(office.phone), office: dayOf(office) }] : [],
)

/** The phone numbers of the offices. Without any, that of the company, which has no hours. */
export const phones: readonly [Phone, ...Phone[]] = first
  ? [first, ...others]
  : [{ number: company.phone, href: company.phoneHref }]

function cardOf({ hours, phone, email, ...office }: Office): OfficeCard {
  return {
    ...office,
    hours: hoursSentence(hours),
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    email: { text: email, href: `mailto:${email}` },
  }
}

/** Formats hours as a time of day: `3.5` → `'03:30'`. */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)]
  return [whole, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
