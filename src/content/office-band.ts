import { offices, telHref } from './company.ts'
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
  const spoken = days.map(({ country, start, hours }) =>
    strings.offices.open(country, clock(start), clock((start + hours) % 24 || 24)),
  )
  return {
    chart: { label: strings.offices.chart(spoken.join(', ')), days },
    cards: offices.map(cardOf),
    words: strings.offices,
  }
}

/** The row of an office in the chart. `start` is in hours of UTC, and `opens` in minutes of the office's own time. */
function dayOf({ city, country, accent, timezone, utcOffset, hours }: Office) {
  const spans = hoursInUtc({ hours, utcOffset })
  return {
    city,
    country,
    accent,
    timezone,
    weekdays: daysOpen(hours.days)
      .map((day) => day.slice(0, 3))
      .join(' '),
    opens: minutesOf(hours.opens),
    // Office hours that continue after midnight in UTC begin in the second span and end in the first.
    start: spans.at(-1)?.from ?? 0,
    hours: spans.reduce((sum, { from, to }) => sum + to - from, 0),
  }
}

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
