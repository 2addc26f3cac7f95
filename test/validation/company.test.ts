import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { clients, company, offices, team, testimonials } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { home } from '../../src/content/home.ts'
import { utcOffset } from '../../src/content/office-hours.ts'
import { SocialIcon } from '../../src/layout/footer.tsx'
import { page, textOf } from '../site.ts'

function expectDistinct(names: readonly string[]) {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
}

const sprite: Record<string, string> = import.meta.glob('../../client/pictures/clients.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

describe('any company', () => {
  it('has a name that header, titles and social pictures have room for', () => {
    expect(company.name).toMatch(/^\S.{1,38}\S$/)
  })

  it('has prices in a currency that there is', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(company.currency)
  })

  it('has an office', () => {
    expect(offices.length).toBeGreaterThan(0)
    expectDistinct(offices.map(({ city }) => city))
  })

  it('says when its offices are open, in a time zone and a country that there are', () => {
    const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const { city, hours, timezone, countryCode } of offices) {
      for (const clock of [hours.opens, hours.closes])
        expect(clock, city).toMatch(/^([01]?\d|2[0-4]):[0-5]\d$/)
      expect(hours.zone, city).toMatch(/\S/)
      expect(() => utcOffset(timezone, new Date()), city).not.toThrow()
      expect(countryCode, city).toMatch(/^[A-Z]{2}$/)
      expect(countries.of(countryCode), city).toBeDefined()
    }
  })

  it('tells people, clients and profiles apart by their names', () => {
    expectDistinct(team.map(({ name }) => name))
    expectDistinct(testimonials.map(({ name }) => name))
    expectDistinct(clients.map(({ symbol }) => symbol))
    expectDistinct(company.social.map(({ name }) => name))
  })

  it('links the icon of a profile with an address, and hides other icons from assistive technology', () => {
    const iconOf = (href: 'https://acme.dev' | null) =>
      parse(renderToStaticMarkup(SocialIcon({ name: 'Acme', path: 'M0 0', href }))).firstElementChild
    expect(iconOf('https://acme.dev')?.attributes).toMatchObject({
      href: 'https://acme.dev',
      'aria-label': expect.stringContaining('Acme'),
    })
    const { class: _, ...attributes } = iconOf(null)?.attributes ?? {}
    expect(attributes).toEqual({ 'aria-hidden': 'true' })
  })

  it('links email, phone number and address on the contact cards to where their buttons lead', async () => {
    const cards = (await page('/contact')).querySelectorAll('main li')
    for (const { title, contact: value, action } of contact.methods) {
      const card = cards.find((each) => textOf(each.querySelector('p')) === title)
      const links = card?.querySelectorAll('a').map((link) => [link.getAttribute('href'), textOf(link)])
      expect(links).toEqual([
        [action.href, action.label],
        [action.href, value],
      ])
    }
  })

  it('has one list item for each client', async () => {
    const headings = (await page('/')).querySelectorAll('main h3')
    const heading = headings.find((each) => textOf(each) === home.testimonials.clientsHeading)
    const items = heading?.nextElementSibling?.querySelectorAll('li') ?? []
    const names = items.map((item) => item.firstElementChild?.getAttribute('aria-label'))
    expect(names).toEqual(clients.map(({ name }) => name))
  })

  it('has the wordmark of every client', () => {
    for (const { symbol } of clients) expect(Object.values(sprite).join()).toContain(`id="c-${symbol}"`)
  })
})
