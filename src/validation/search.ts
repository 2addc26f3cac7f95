import type { Row } from '../routes.ts'
import type { Entry, Place, Violation } from './entries.ts'
import type { Content } from './validation.ts'

/** Minimum and maximum lengths, in characters: search engines cut longer texts. */
const lengths = { title: [15, 65], description: [70, 165] } as const

/** Checks titles and descriptions for search engines: length, uniqueness, and a date that is not in the future. */
export function searchLaws({ routes }: Content, entries: readonly Entry[]): Violation[] {
  return Object.entries(routes).flatMap(([path, row]) => {
    const places = placesOf(path, row, entries)
    const said = (['title', 'description'] as const).flatMap((key) =>
      [wrongLength(row, key), twins(path, key, routes)]
        .filter((message) => message !== null)
        .map((message) => ({ ...places[key], message })),
    )
    if (isPastDay(row.updated)) return said
    return [...said, { ...places.updated, message: `${row.updated} is no day that has been` }]
  })
}

function wrongLength(row: Row, key: keyof typeof lengths): string | null {
  const [least, most] = lengths[key]
  const { length } = row[key]
  if (length >= least && length <= most) return null
  return `The ${key} has ${length} characters as search engines show it; ${least} to ${most} are good.`
}

function twins(path: string, key: keyof typeof lengths, routes: Content['routes']): string | null {
  const others = Object.keys(routes).filter(
    (other) => other !== path && routes[other]?.[key] === routes[path]?.[key],
  )
  return others.length > 0 ? `The ${key} of ${path} is also that of ${others.join(', ')}.` : null
}

function isPastDay(date: string): boolean {
  const time = new Date(date).getTime()
  return time <= Date.now() && new Date(time).toISOString().startsWith(date)
}

/** Where the content says what stands in a row. It is known by the description, which is taken over as it is. */
function placesOf(
  path: string,
  row: Row,
  entries: readonly Entry[],
): Record<'title' | 'description' | 'updated', Place> {
  const source = entries.find(
    ({ field, value }) => value === row.description && /\.seo(\.description)?$/.test(field),
  )
  const { file, field } = source ?? { file: 'src/routes.ts', field: `routes['${path}'].seo.description` }
  const [owner = '', inSeo] = field.split(/\.seo(\.description)?$/)
  return {
    // A case study has a line for search results beside its title, which is its name.
    title: { file, field: inSeo ? `${owner}.seo.title` : `${owner}.searchTitle` },
    description: { file, field },
    updated: { file, field: `${owner}.updated` },
  }
}
