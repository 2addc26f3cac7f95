import { expect, it } from 'vitest'
import { closingOf, openingOf } from '../client/opening-hours.ts'
import { daysOpen, hoursInUtc, hoursSentence, minutesOf } from '../src/content/office-hours.ts'
import type { Office } from '../src/content/schema.ts'
import { strings } from '../src/content/strings.ts'
import { openingHours } from '../src/metadata/structured-data.ts'

type Clock = Office['hours']['opens']

function office(utcOffset: number, opens: Clock = '9:00', closes: Clock = '17:00') {
  return { utcOffset, hours: { opens, closes, days: 'Mon–Fri', zone: 'XYZ' } } as const
}

it.each([
  ['ahead of UTC', office(330), '3.5–11.5'],
  ['behind UTC', office(-300), '14–22'],
  ['from the day before', office(600), '0–7 23–24'],
  ['past midnight', office(0, '22:00', '6:00'), '0–6 22–24'],
  ['all day', office(0, '0:00', '24:00'), '0–24'],
] as const)('converts opening hours to UTC %s', (_, office, expected) => {
  const spans = hoursInUtc(office).map(({ from, to }) => `${from}–${to}`)
  expect(spans.join(' ')).toBe(expected)
})

it('writes opening hours for people and for search engines', () => {
  const { hours } = office(0)
  const { Mon, Fri } = strings.offices.weekdays
  expect(hoursSentence(hours)).toBe(`9:00–17:00 XYZ, ${Mon}–${Fri}`)
  expect(openingHours(hours)).toMatchObject({ opens: '09:00', closes: '17:00' })
  expect(openingHours({ ...hours, days: 'Wed' }).dayOfWeek).toEqual(['Wednesday'])
  expect(daysOpen('Sat–Mon')).toEqual(['Saturday', 'Sunday', 'Monday'])
})

// Clocks change at night: in Jerusalem on 25 October 2026, in New York on 1 November, in London on 25 October.
it.each([
  ['Asia/Jerusalem', 'Sun Mon', '9:00', 8, '2026-10-25T06:30Z', '2026-10-25T07:00Z', '2026-10-25T15:00Z'],
  ['America/New_York', 'Sat', '22:00', 8, '2026-11-01T10:30Z', '2026-11-01T02:00Z', '2026-11-01T11:00Z'],
  ['Europe/London', 'Mon Fri', '9:00', 8, '2026-10-23T16:00Z', '2026-10-26T09:00Z', '2026-10-26T17:00Z'],
])(
  '%s, %s from %s for %i hours: at %s the office opens or has opened at %s',
  (zone, days, opens, hours, ...times) => {
    const [now = 0, opening = 0, closing] = times.map((time) => Date.parse(time))
    const data = { zone, days, opens: `${minutesOf(opens)}`, minutes: `${hours * 60}` }
    expect(openingOf(data, now)).toBe(opening)
    expect(closingOf(data, opening)).toBe(closing)
  },
)
