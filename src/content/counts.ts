/** Counts in sentences, so that none says another number than the site shows. */

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
