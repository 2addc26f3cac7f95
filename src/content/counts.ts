/** Counts and prices in sentences. Each count is computed, so that none says another number than the site shows. */
import { company } from './company.ts'

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
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ')
}

/** `9000` → `'9,000'`. It does not use `Intl`, because the first use takes a new isolate about 35 milliseconds. */
function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** A price in whole units of the company's currency, or the lowest and the highest: `'$9,000'`, `'$9,000–37,000'`. */
export function money(from: number, to?: number): string {
  return company.currencySign + [from, to ?? []].flat().map(grouped).join('–')
}
