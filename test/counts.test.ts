import { expect, it } from 'vitest'
import { company, telHref } from '../src/content/company.ts'
import { money } from '../src/content/counts.ts'
import { titleWith } from '../src/row.ts'

it.each([
  [money(900), company.currency('900')],
  [money(9_000, 1_145_000), company.currency(`9,000–\u20601,145,000`.replaceAll(',', company.thousands))],
  [telHref('(02) 9374-4000'), 'tel:0293744000'],
  [titleWith('Müller & Søn', 'About'), 'About | Müller & Søn'],
])('formats %s', (formatted, expected) => {
  expect(formatted).toBe(expected)
})
