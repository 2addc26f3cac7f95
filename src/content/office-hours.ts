import type { Office } from './schema.ts'

/** Monday first, as opening hours are told. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Open = Pick<Office, 'hours' | 'utcOffset'>

/** `'9:30'` → 570 minutes. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** As the office's card shows them: `'9:00–18:00 IST, Mon–Fri'`. */
export function hoursSentence({ opens, closes, zone, days }: Office['hours']): string {
  return `${opens}–${closes} ${zone}, ${days}`
}

/** The days from the first to the last, in full; a range may run over Sunday. */
export function daysOpen(days: Office['hours']['days']): (typeof weekdays)[number][] {
  const [first = '', last = first] = days.split('–')
  const from = weekdays.findIndex((day) => day.startsWith(first))
  const week = [...weekdays.slice(from), ...weekdays.slice(0, from)]
  return week.slice(0, week.findIndex((day) => day.startsWith(last)) + 1)
}

/**
 * When an office is open, on a scale of a day in UTC: hours from 0 to 24, two spans when they run past
 * midnight. The day is one without daylight saving, so that a page says the same all year.
 */
export function hoursInUtc({ hours, utcOffset }: Open): { from: number; to: number }[] {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  // A day that ends when it begins, or before, runs past midnight.
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

/** The offices in the order in which their day begins, from east to west. */
export function eastToWest<Item extends Open>(offices: readonly Item[]): Item[] {
  return offices.toSorted((a, b) => b.utcOffset - a.utcOffset)
}
