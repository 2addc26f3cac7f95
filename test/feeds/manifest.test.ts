import { expect, it } from 'vitest'
import { shortName } from '../../src/feeds/manifest.ts'

it.each([
  ['Ace', 'Ace'],
  ['Müller & Søn', 'Müller & Søn'],
  ['Marlow & Daughters', 'Marlow'],
  ['The Long Company of Lisbon', 'The Long'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfsc'],
])('“%s” is “%s” below an icon', (name, short) => {
  expect(shortName(name)).toBe(short)
  expect(short.length).toBeLessThanOrEqual(12)
})
