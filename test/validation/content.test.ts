import { expect, it } from 'vitest'
import { about } from '../../src/content/about.ts'
import { company, offices } from '../../src/content/company.ts'
import { home } from '../../src/content/home.ts'
import { pictures } from '../../src/content/picture-names.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { processPage } from '../../src/content/process.ts'
import { accents, type Figure } from '../../src/content/schema.ts'
import { threads } from '../../src/pages/case-study/threads.ts'
import { paths } from '../../src/routes.ts'
import { violations } from '../../src/validation/validation.ts'
import { utcOffset } from '../time-zone.ts'

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
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const { city, hours, timezone, utcOffset: written, daylightSaving, countryCode } of offices) {
    for (const time of [hours.opens, hours.closes]) expect(time, city).toMatch(/^([01]?\d|2[0-4]):[0-5]\d$/)
    // Daylight saving moves clocks forward, in January or in July.
    const offsets = ['2026-01-15', '2026-07-15'].map((day) => utcOffset(timezone, day))
    expect(written, city).toBe(Math.min(...offsets))
    expect(daylightSaving, city).toBe(Math.max(...offsets) > written)
    // Names such as EST hold for half of the year.
    if (daylightSaving) expect(hours.zone, city).not.toMatch(/^[A-Z]{2,5}$/)
    expect(countryCode, city).toMatch(/^[A-Z]{2}$/)
    expect(countries.of(countryCode), city).toBeDefined()
  }
})

it('figures with the same value and label have the same note', () => {
  const figures: Figure[] = [...home.stats, ...home.about.facts, ...about.stats, ...portfolio.stats]
  const notes = new Map<string, string>()
  for (const { value, label, note } of figures) {
    if (!note) continue
    const name = `${value} ${label}`.toLowerCase()
    expect.soft(note, name).toBe(notes.get(name) ?? note)
    notes.set(name, note)
  }
})

it('the timeline draws the number of weeks that it names', () => {
  for (const { phase, duration, weeks } of processPage.timeline) {
    if (!weeks) continue
    const named = duration.match(/\d+/g)?.map(Number)
    expect(named, phase).toEqual([...new Set([weeks.shortest, weeks.longest])])
  }
})

it('every thread belongs to a drawing', () => {
  const known: readonly string[] = pictures
  const missing = Object.keys(threads).filter((name) => !known.includes(name))
  expect(missing, 'names in src/pages/case-study/threads.json that no picture has').toEqual([])
  for (const { top, color } of Object.values(threads)) {
    expect(accents).toContain(color)
    expect(Math.abs(top - 300), 'the distance from the middle').toBeLessThan(300)
  }
})
