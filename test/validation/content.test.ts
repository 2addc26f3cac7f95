import { expect, it } from 'vitest'
import { company, offices } from '../../src/content/company.ts'
import { processPage } from '../../src/content/process.ts'
import { paths } from '../../src/routes.ts'
import { violations } from '../../src/validation/validation.ts'

it('the content breaks no rule of `src/validation`', () => {
  expect(violations()).toEqual([])
})

it('every address has lower-case letters, digits and hyphens', () => {
  for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
})

it('the name of the company fits into header, titles and social pictures', () => {
  expect(company.name).toMatch(/^\S.{1,38}\S$/)
})

it('every office has opening hours, a time zone with its offset, and a country that exist', () => {
  expect(offices.length).toBeGreaterThan(0)
  /** What the clock of a zone shows on a day, in minutes. */
  const clockIn = (timeZone: string, day: string) =>
    Date.parse(new Date(day).toLocaleString('sv', { timeZone })) / 60_000
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const { city, hours, timezone, utcOffset, daylightSaving, countryCode } of offices) {
    for (const time of [hours.opens, hours.closes]) expect(time, city).toMatch(/^([01]?\d|2[0-4]):[0-5]\d$/)
    // Daylight saving moves clocks forward, in January or in July.
    const offsets = ['2026-01-15', '2026-07-15'].map((day) => clockIn(timezone, day) - clockIn('UTC', day))
    expect(utcOffset, city).toBe(Math.min(...offsets))
    expect(daylightSaving, city).toBe(Math.max(...offsets) > utcOffset)
    // Names such as EST hold for half of the year.
    if (daylightSaving) expect(hours.zone, city).not.toMatch(/^[A-Z]{2,5}$/)
    expect(countryCode, city).toMatch(/^[A-Z]{2}$/)
    expect(countries.of(countryCode), city).toBeDefined()
  }
})

it('the timeline draws the number of weeks that it names', () => {
  for (const { phase, duration, weeks } of processPage.timeline) {
    if (!weeks) continue
    const named = duration.match(/\d+/g)?.map(Number)
    expect(named, phase).toEqual([...new Set([weeks.shortest, weeks.longest])])
  }
})
