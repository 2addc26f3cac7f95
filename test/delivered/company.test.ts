import { describe, expect } from 'vitest'
import { clients, company, offices, team, testimonials } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { home } from '../../src/content/home.ts'
import { industries } from '../../src/content/industries.ts'
import { hoursCovered } from '../../src/content/office-hours.ts'
import { services } from '../../src/content/services.ts'
import { delivered } from './delivered.ts'

describe('the numbers of people and things that the spec gives', () => {
  delivered('23 clients', () => expect(clients).toHaveLength(23))
  delivered('four who answer for the work', () => expect(team).toHaveLength(4))
  delivered('three testimonials', () => expect(testimonials).toHaveLength(3))
  delivered('four questions', () => expect(contact.faqs).toHaveLength(4))
  delivered('founded in 2014', () => expect(company.founded).toBe(2014))
})

describe('the offices', () => {
  delivered('stand in three countries, two of them with a phone', () => {
    expect(offices.map(({ country, phone }) => [country, phone !== null])).toEqual([
      ['India', true],
      ['United States', true],
      ['Australia', false],
    ])
  })

  delivered('cover as many hours as the sentence on the home page says', () => {
    expect(hoursCovered(offices)).toBe(21.5)
    expect(home.offices.heading.text).toContain('21½')
  })
})

describe('services and industries', () => {
  delivered('share no weave, so that each service can be told by its draft', () => {
    const weaves = Object.values(services).map(({ weave }) => weave)
    expect(new Set(weaves).size).toBe(weaves.length)
  })

  delivered('give each of the six industries its own dye', () => {
    const hues = Object.values(industries).map(({ hue }) => hue)
    expect(hues).toHaveLength(6)
    expect(new Set(hues).size).toBe(6)
  })
})
