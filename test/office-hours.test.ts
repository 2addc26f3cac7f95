import { describe, expect, it } from 'vitest'
import { daysOpen, hoursCovered, hoursInUtc, hoursSentence } from '../src/content/office-hours.ts'
import type { Office } from '../src/content/schema.ts'
import { openingHours } from '../src/metadata/structured-data.ts'

type Clock = Office['hours']['opens']

function office(timezone: string, opens: Clock = '9:00', closes: Clock = '17:00') {
  return { timezone, hours: { opens, closes, days: 'Mon–Fri', zone: 'XYZ' } } as const
}

function utc(...args: Parameters<typeof hoursInUtc>): string {
  return hoursInUtc(...args)
    .map(({ from, to }) => `${from}–${to}`)
    .join(' ')
}

describe('the hours of an office', () => {
  it.each([
    ['Asia/Kolkata', '3.5–11.5'],
    ['America/New_York', '14–22'],
    ['Europe/Lisbon', '9–17'],
    // Where summer is in January.
    ['Australia/Melbourne', '0–7 23–24'],
    ['Pacific/Kiritimati', '0–3 19–24'],
  ])('in %s stand in UTC, in standard time: %s', (timezone, spans) => {
    expect(utc(office(timezone))).toBe(spans)
  })

  it('follow daylight saving on a given day, on both halves of the globe', () => {
    const [winter, summer] = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')]
    expect(utc(office('America/New_York'), winter)).toBe('14–22')
    expect(utc(office('America/New_York'), summer)).toBe('13–21')
    expect(utc(office('Australia/Melbourne'), winter)).toBe('0–6 22–24')
    expect(utc(office('Asia/Kolkata'), summer)).toBe(utc(office('Asia/Kolkata'), winter))
  })

  it('may run past midnight, or all day, and count once where offices share them', () => {
    expect(utc(office('UTC', '22:00', '6:00'))).toBe('0–6 22–24')
    expect(utc(office('UTC', '0:00', '24:00'))).toBe('0–24')
    expect(hoursCovered([office('UTC'), office('UTC', '10:00', '12:30')])).toBe(8)
    expect(hoursCovered([office('UTC', '22:00', '2:45')])).toBe(4.75)
    expect(hoursCovered([])).toBe(0)
  })

  it('are read by people and machines alike', () => {
    const hours = { opens: '9:00', closes: '18:00', days: 'Mon–Fri', zone: 'IST' } as const
    expect(hoursSentence(hours)).toBe('9:00–18:00 IST, Mon–Fri')
    expect(openingHours(hours)).toMatchObject({ opens: '09:00', closes: '18:00' })
    expect(openingHours({ ...hours, days: 'Sat–Sun' }).dayOfWeek).toEqual(['Saturday', 'Sunday'])
    expect(openingHours({ ...hours, days: 'Wed' }).dayOfWeek).toEqual(['Wednesday'])
    expect(daysOpen('Sun–Thu')).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
  })
})
