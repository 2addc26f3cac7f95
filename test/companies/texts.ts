import { caseStudies } from '../../src/content/case-studies.ts'
import { clientLogos, icons, pictures } from '../../src/content/picture-names.ts'
import { accents, categories, weaves } from '../../src/content/schema.ts'
import type { Change } from './changed.ts'

/** Names by which files refer to a thing of another file. */
const names = new Set<unknown>([
  ...[...accents, ...weaves, ...categories, ...icons, ...pictures, ...clientLogos],
])

/** The titles of case studies, by which other files refer to them. */
export const titles = new Set<unknown>(caseStudies.map(({ title }) => title))

/** Fields that code reads, and not visitors. */
const codes =
  /\.(key|id|slug|lang|language\.\w+|kind|lead|moves|path|logo\.\d+|pictureVariant|keywords\.\d+|timezone|countryCode|days|weekdays|currency|thousands|day)$/

/** Addresses, phone numbers, dates, times and figures without a unit. */
const isAddressOrDate = /^([/#]|https:|mailto:|tel:)|^\S+@\S+$|^[+\d][\d\s()+.,:–-]*$|^(booking|scheduling)$/

/** The most letters of texts that no rule limits. */
export const free = 400

/** The most letters that rules allow. The first place that matches counts. */
const rooms: [place: RegExp, letters: number][] = [
  [/^company\.company\.name$/, 40],
  [/\.seo\.title$/, 65],
  [/\.seo(\.description)?$/, 165],
  // Follows the title, for which 45 letters are left.
  [/\.searchTitle$/, 18],
  [/^case-studies\/[^.]+\.\w+\.summary$/, 180],
  [/^case-studies\/[^.]+\.\w+\.description$/, 140],
  [/^case-studies\/[^.]+\.\w+\.achievement$/, 70],
]

/** Changes every text that visitors read. `room` is the most letters that it can have. */
export function eachText(change: (text: string, room: number) => string): Change {
  return (value, place) => {
    if (typeof value !== 'string' || value.trim() === '' || names.has(value)) return value
    if (titles.has(value)) return change(value, 45)
    if (codes.test(place) || isAddressOrDate.test(value)) return value
    return change(value, rooms.find(([each]) => each.test(place))?.[1] ?? free)
  }
}
