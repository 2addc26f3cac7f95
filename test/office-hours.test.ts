import { describe, expect, it } from 'vitest'
import { daysOpen, eastToWest, hoursCovered, hoursInUtc, hoursSentence } from '../src/content/office-hours.ts'
import type { Office } from '../src/content/schema.ts'
import { openingHours } from '../src/feeds/office-data.ts'

type Clock = Office['hours']['opens']

function office(timezone: string, opens: Clock = '9:00', closes: Clock = '17:00') {
  return { timezone, hours: { opens, closes, days: 'Mon–Fri', zone: 'XYZ' } } as const
}

describe('the hours of an office', () => {
  it.each([
    ['Asia/Kolkata', [{ from: 3.5, to: 11.5 }]],
    ['Asia/Kathmandu', [{ from: 3.25, to: 11.25 }]],
    ['America/New_York', [{ from: 14, to: 22 }]],
    ['Europe/Lisbon', [{ from: 9, to: 17 }]],
    // Where summer is in January.
    [
      'Australia/Melbourne',
      [
        { from: 0, to: 7 },
        { from: 23, to: 24 },
      ],
    ],
    [
      'Pacific/Kiritimati',
      [
        { from: 0, to: 3 },
        { from: 19, to: 24 },
      ],
    ],
  ])('in %s stand in UTC, in standard time', (timezone, spans) => {
    expect(hoursInUtc(office(timezone))).toEqual(spans)
  })

  it('follow daylight saving on a given day, on both halves of the globe', () => {
    const [winter, summer] = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')]
    expect(hoursInUtc(office('America/New_York'), winter)).toEqual([{ from: 14, to: 22 }])
    expect(hoursInUtc(office('America/New_York'), summer)).toEqual([{ from: 13, to: 21 }])
    expect(hoursInUtc(office('Australia/Melbourne'), winter)[1]).toEqual({ from: 22, to: 24 })
    expect(hoursInUtc(office('Asia/Kolkata'), summer)).toEqual(hoursInUtc(office('Asia/Kolkata'), winter))
  })

  it('may run past midnight, or all day', () => {
    expect(hoursInUtc(office('UTC', '22:00', '6:00'))).toEqual([
      { from: 0, to: 6 },
      { from: 22, to: 24 },
    ])
    expect(hoursInUtc(office('UTC', '0:00', '24:00'))).toEqual([{ from: 0, to: 24 }])
  })

  it('count once where offices share them', () => {
    expect(hoursCovered([office('UTC'), office('UTC', '10:00', '12:30')])).toBe(8)
    expect(hoursCovered([office('UTC', '22:00', '2:45')])).toBe(4.75)
    expect(hoursCovered([])).toBe(0)
  })

  it('begin in the east', () => {
    const zones = ['America/New_York', 'Europe/Lisbon', 'Australia/Melbourne', 'Asia/Kolkata']
    expect(eastToWest(zones.map((zone) => office(zone))).map(({ timezone }) => timezone)).toEqual([
      'Australia/Melbourne',
      'Asia/Kolkata',
      'Europe/Lisbon',
      'America/New_York',
    ])
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
