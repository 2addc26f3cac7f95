/** Counts and prices in sentences. Counts are computed, so that they agree with what the site shows. */
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

/** A whole number in a sentence: a word up to twelve, and digits from 13. */
export function inWords(count: number): string {
  return names[count] ?? String(count)
}

/** `counted(6, 'service')` → `'six services'`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`
}

/** Makes the first letter a capital: `'six services'` → `'Six services'`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Keeps each number on one line with the word after it, and each range: `'16 weeks, 5 people'`, `'2019–2021'`. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (?=\p{Ll})/gu, '$1\u00a0').replaceAll(/(\d–)(?=\d)/g, '$1\u2060')
}

/** `9000` → `'9,000'`. It does not use `Intl`, because its first use in a new isolate takes about 35 milliseconds. */
function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, company.thousands)
}

/**
 * A price, or the lowest and the highest price, in whole units of the currency: `'$9,000'`, `'$9,000–37,000'`. The second price
 * never begins a line, because a word joiner stands before it.
 */
export function money(from: number, to?: number): string {
  return company.currency([from, to ?? []].flat().map(grouped).join('–\u2060'))
}
