import { expect, it } from 'vitest'
import { daysOpen, hoursInUtc, hoursSentence } from '../src/content/office-hours.ts'
import type { Office } from '../src/content/schema.ts'
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
  expect(hoursSentence(hours)).toBe('9:00–17:00 XYZ, Mon–Fri')
  expect(openingHours(hours)).toMatchObject({ opens: '09:00', closes: '17:00' })
  expect(openingHours({ ...hours, days: 'Wed' }).dayOfWeek).toEqual(['Wednesday'])
  expect(daysOpen('Sat–Mon')).toEqual(['Saturday', 'Sunday', 'Monday'])
})
