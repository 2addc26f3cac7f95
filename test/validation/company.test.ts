import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { clients } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { home } from '../../src/content/home.ts'
import { SocialIcon } from '../../src/layout/footer.tsx'
import { page, textOf } from '../site.ts'

it('the icon of a profile is a link, or hidden from assistive technology while there is no address', () => {
  const iconOf = (href: 'https://acme.dev' | null) =>
    parse(renderToStaticMarkup(SocialIcon({ name: 'Acme', path: 'M0 0', href }))).firstElementChild
  expect(iconOf('https://acme.dev')?.attributes).toMatchObject({
    href: 'https://acme.dev',
    'aria-label': expect.stringContaining('Acme'),
  })
  const { class: _, ...attributes } = iconOf(null)?.attributes ?? {}
  expect(attributes).toEqual({ 'aria-hidden': 'true' })
})

it('email, phone number and address on the contact cards are links like their buttons', async () => {
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

it('the list of clients has one item with a logo for each client', async () => {
  const headings = (await page('/')).querySelectorAll('main h3')
  const heading = headings.find((each) => textOf(each) === home.testimonials.clientsHeading)
  const items = heading?.nextElementSibling?.querySelectorAll('li') ?? []
  const shown = items.map((item) => item.firstElementChild?.getAttribute('aria-label'))
  expect(shown).toEqual(clients.map(({ name }) => name))
})
