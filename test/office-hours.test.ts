import { expect, it } from 'vitest'
import { daysOpen, hoursCovered, hoursInUtc, hoursSentence } from '../src/content/office-hours.ts'
import type { Office } from '../src/content/schema.ts'
import { openingHours } from '../src/metadata/structured-data.ts'

type Clock = Office['hours']['opens']

function office(timezone: string, opens: Clock = '9:00', closes: Clock = '17:00') {
  return { timezone, hours: { opens, closes, days: 'Mon–Fri', zone: 'XYZ' } } as const
}

const [winter, summer] = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')]

it.each([
  ['in standard time of the south', office('Australia/Melbourne'), undefined, '0–7 23–24'],
  ['without daylight saving', office('Asia/Kolkata'), summer, '3.5–11.5'],
  ['with daylight saving', office('America/New_York'), summer, '13–21'],
  ['with daylight saving of the south', office('Australia/Melbourne'), winter, '0–6 22–24'],
  ['past midnight', office('UTC', '22:00', '6:00'), undefined, '0–6 22–24'],
  ['all day', office('UTC', '0:00', '24:00'), undefined, '0–24'],
] as const)('converts opening hours to UTC %s', (_, office, day, expected) => {
  const spans = hoursInUtc(office, day).map(({ from, to }) => `${from}–${to}`)
  expect(spans.join(' ')).toBe(expected)
})

it('counts hours once that several offices share', () => {
  expect(hoursCovered([office('UTC'), office('UTC', '10:00', '12:30')])).toBe(8)
  expect(hoursCovered([office('UTC', '22:00', '2:45')])).toBe(4.75)
})

it('writes opening hours for people and for search engines', () => {
  const { hours } = office('UTC')
  expect(hoursSentence(hours)).toBe('9:00–17:00 XYZ, Mon–Fri')
  expect(openingHours(hours)).toMatchObject({ opens: '09:00', closes: '17:00' })
  expect(openingHours({ ...hours, days: 'Wed' }).dayOfWeek).toEqual(['Wednesday'])
  expect(daysOpen('Sat–Mon')).toEqual(['Saturday', 'Sunday', 'Monday'])
})
