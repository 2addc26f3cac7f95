import { expect, it } from 'vitest'
import { telHref } from '../src/content/company.ts'

it.each([
  ['+1 978 555 0142', 'tel:+19785550142'],
  ['(02) 9374-4000', 'tel:0293744000'],
])('the phone number %s is the link %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})
