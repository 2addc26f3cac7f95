import type { Office, Weekday } from './schema.ts'
import { strings } from './strings.ts'

/** The days of the week, from Monday. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Open = Pick<Office, 'hours' | 'utcOffset'>

/** Returns the minutes since midnight: `'9:30'` → 570. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The opening hours on the card of an office: `'9:00–18:00 IST, Mon–Fri'`. */
export function hoursSentence({ opens, closes, zone, days }: Office['hours']): string {
  const names = days.split('–').map((day) => strings.offices.weekdays[day as Weekday])
  return `${opens}–${closes} ${zone}, ${names.join('–')}`
}

/** The full names of the days. A range may begin before Sunday and end after it. */
export function daysOpen(days: Office['hours']['days']): (typeof weekdays)[number][] {
  const [first = '', last = first] = days.split('–')
  const from = weekdays.findIndex((day) => day.startsWith(first))
  const week = [...weekdays.slice(from), ...weekdays.slice(0, from)]
  return week.slice(0, week.findIndex((day) => day.startsWith(last)) + 1)
}

/**
 * The opening hours of an office in UTC, in hours from 0 to 24. There are two spans when they continue after midnight.
 * Daylight saving time is left out, so that the result is the same all year.
 */
export function hoursInUtc({ hours, utcOffset }: Open): { from: number; to: number }[] {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  // Hours that end at or before their beginning continue after midnight.
  const length = closes > opens ? closes - opens : closes - opens + 1440
  const start = (((opens - utcOffset) % 1440) + 1440) % 1440
  const end = start + length
  const spans =
    end > 1440
      ? [
          { from: 0, to: end - 1440 },
          { from: start, to: 1440 },
        ]
      : [{ from: start, to: end }]
  return spans.map(({ from, to }) => ({ from: from / 60, to: to / 60 }))
}

/** The offices from east to west, which is the order in which their days begin. */
export function eastToWest<Item extends Open>(offices: readonly Item[]): Item[] {
  return offices.toSorted((a, b) => b.utcOffset - a.utcOffset)
}
