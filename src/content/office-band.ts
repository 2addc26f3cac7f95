import { offices, telHref } from './company.ts'
import { eastToWest, hoursCovered, hoursInUtc, hoursSentence } from './office-hours.ts'
import type { Office } from './schema.ts'
import { strings } from './strings.ts'

/** A way to reach an office. */
interface Contact {
  text: string
  href: string
}

/** An office as its card shows it. */
export interface OfficeCard extends Omit<Office, 'hours' | 'phone' | 'email'> {
  hours: string
  phone: Contact | null
  email: Contact
}

export type OfficeBand = ReturnType<typeof officeBand>

/** What the band of offices shows: the chart of their day in UTC, and a card for each. */
export function officeBand() {
  const days = eastToWest(offices).map((office) => ({ ...office, spans: hoursInUtc(office) }))
  const spoken = days.map(({ country, spans }) =>
    // Past midnight, the day begins in the second span and ends in the first.
    strings.offices.open(country, clock(spans.at(-1)?.from ?? 0), clock(spans[0]?.to ?? 24)),
  )
  const covered = Number(hoursCovered(offices).toFixed(2))
  return {
    chart: { label: strings.offices.chart(spoken.join(', '), covered), days, zone: strings.offices.zone },
    cards: offices.map(cardOf),
    words: strings.offices,
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

/** `3.5` → `'03:30'`. */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)]
  return [whole, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
