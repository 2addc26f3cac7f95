import { sharedAddress } from '../routes.ts'
import type { Row } from '../row.ts'
import type { Entry, Violation } from './entries.ts'
import { brokenRules, type Content, type Rule } from './rule.ts'

/** Minimum and maximum lengths, in characters: search engines cut longer texts. */
const searchLengths = [
  ['title', 15, 65],
  ['description', 70, 165],
] as const

/** A day begins first where clocks are 14 hours ahead of UTC. */
const earliest = 14 * 3_600_000

/** Whether the day has begun anywhere. */
function isPastDay(date: string): boolean {
  const time = new Date(date).getTime()
  return time - earliest <= Date.now() && new Date(time).toISOString().startsWith(date)
}

/** Titles and descriptions for search engines are unique and not too long, and no page was updated in the future. */
export function searchRules(entries: readonly Entry[], { routes }: Content): Violation[] {
  return Object.entries(routes).flatMap(([path, row]) => {
    const { file, ...fields } = placeOf(path, row, entries)
    const rules = searchLengths.flatMap(([key, least, most]): Rule[] => {
      const { length } = row[key]
      const others = Object.keys(routes).filter(
        (other) => other !== path && routes[other]?.[key] === row[key],
      )
      const wrongLength = `The ${key} has ${length} characters as search engines show it; ${least} to ${most} are good.`
      return [
        [length < least || length > most, fields[key], wrongLength],
        [others.length > 0, fields[key], `The ${key} of ${path} is also that of ${others.join(', ')}.`],
      ]
    })
    const wrongDay = `${row.updated} is not a date of the past, YYYY-MM-DD.`
    return brokenRules(file, [...rules, [!isPastDay(row.updated), fields.updated, wrongDay]])
  })
}

/** No page has an address that belongs to another one, such as that of its Markdown file or of its social picture. */
export function sharedAddressRules(entries: readonly Entry[], { routes }: Content): Violation[] {
  return Object.entries(routes).flatMap(([path, row], index) => {
    const shared = sharedAddress(path, Object.keys(routes).slice(0, index))
    if (!shared) return []
    const { file, updated } = placeOf(path, row, entries)
    const message = `Its file ${shared.address} is that of the page ${shared.owner}, too. Give it another address.`
    return { file, field: updated.replace('.updated', ''), message }
  })
}

/** Where the content of a row is written. It is found by the description, which the row takes over unchanged. */
function placeOf(path: string, row: Row, entries: readonly Entry[]) {
  const { file, field } = entries.find(
    ({ field, value }) => value === row.description && /\.seo(\.description)?$/.test(field),
  ) ?? { file: 'src/routes.ts', field: `routes['${path}'].seo.description` }
  const owner = field.replace(/\.seo(\.description)?$/, '')
  // A case study has a `searchTitle` for search results, because its `title` is the project's name.
  const title = field.endsWith('.seo') ? `${owner}.searchTitle` : `${owner}.seo.title`
  return { file, title, description: field, updated: `${owner}.updated` }
}
