import { describe, expect, it } from 'vitest'
import {
  clients,
  company,
  isSample,
  offices,
  sample,
  team,
  telHref,
  testimonials,
} from '../src/content/company.ts'
import { contact } from '../src/content/contact.ts'
import { home } from '../src/content/home.ts'
import { industries } from '../src/content/industries.ts'
import { process } from '../src/content/process.ts'
import { services } from '../src/content/services.ts'
import { hoursCovered } from '../src/sections/day-chart.tsx'

describe('the company', () => {
  it('has the numbers of people and things that the spec gives', () => {
    expect(clients).toHaveLength(23)
    expect(team).toHaveLength(4)
    expect(testimonials).toHaveLength(3)
    expect(offices.map(({ country, phone }) => [country, phone !== null])).toEqual([
      ['India', true],
      ['United States', true],
      ['Australia', false],
    ])
    expect(company.founded).toBe(2014)
    expect(contact.faqs).toHaveLength(4)
  })

  it('knows which of its values are samples', () => {
    expect(isSample(sample('somebody@example.com'))).toBe(true)
    expect(isSample(company.founded)).toBe(false)
    expect(isSample('somebody@example.org')).toBe(false)
  })

  it('turns phone numbers into links', () => {
    expect(telHref('+1 978 555 0142')).toBe('tel:+19785550142')
    expect(telHref('(02) 9374-4000')).toBe('tel:0293744000')
  })

  it('has initials of testimonials from names that have at least two words', () => {
    for (const { name } of testimonials) expect(name.split(' ').length).toBeGreaterThanOrEqual(2)
  })
})

describe('the day chart', () => {
  it('covers as many hours as the sentence beside it says', () => {
    expect(hoursCovered(offices)).toBe(21.5)
    expect(home.offices.heading.text).toContain('21½')
  })

  it('counts hours that overlap once, and hours past midnight', () => {
    expect(hoursCovered([{ utc: { opens: 9, closes: 17 } }, { utc: { opens: 10, closes: 12.5 } }])).toBe(8)
    expect(hoursCovered([{ utc: { opens: 22, closes: 2 } }])).toBe(4)
    expect(hoursCovered([])).toBe(0)
  })
})

describe('services and industries', () => {
  it('share no weave, so that each service can be told by its draft', () => {
    const weaves = Object.values(services).map(({ weave }) => weave)
    expect(new Set(weaves).size).toBe(weaves.length)
  })

  it('give each industry its own dye', () => {
    const hues = Object.values(industries).map(({ hue }) => hue)
    expect(new Set(hues).size).toBe(6)
  })

  it('write more on the industries index than on the home card', () => {
    for (const { index, card, name } of Object.values(industries)) {
      expect(index.length, name).toBeGreaterThan(card.description.length)
    }
  })
})

describe('the timeline', () => {
  it('draws the weeks that it writes', () => {
    for (const { phase, duration, weeks } of process.timeline) {
      if (!weeks) continue
      const written = duration.match(/\d+/g)?.map(Number)
      const drawn = [...new Set([weeks.shortest, weeks.longest])]
      expect(written, phase).toEqual(drawn)
    }
  })
})
