/** Counts and prices in sentences. Each count is computed, so that none says another number than the site shows. */
import { company } from './company.ts'
import type { Currency } from './schema.ts'

const names = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A whole number as sentences have it: a word up to twelve, then digits. */
export function inWords(count: number): string {
  return names[count] ?? String(count)
}

/** `counted(6, 'service')` → `'six services'`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`
}

/** At the beginning of a sentence: `'six services'` → `'Six services'`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `['a', 'b', 'c']` → `'a, b and c'`. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items)
}

/** Hours to the quarter: `21.5` → `'21½'`. */
export function quarters(hours: number): string {
  const rounded = Math.round(hours * 4)
  return `${Math.floor(rounded / 4) || ''}${['', '¼', '½', '¾'][rounded % 4]}` || '0'
}

/** Prices in whole units of a currency: for `'USD'`, `(9000)` → `'$9,000'` and `(9000, 37000)` → `'$9,000–37,000'`. */
export function pricesIn(currency: Currency) {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const price = new Intl.NumberFormat('en-GB', { ...options, maximumFractionDigits: 0 })
  // The method `formatRange` would repeat the symbol.
  return (from: number, to?: number) => price.format(from) + (to ? `–${to.toLocaleString('en-GB')}` : '')
}

/** A price of the company, or the lowest and the highest. */
export const money = pricesIn(company.currency)
