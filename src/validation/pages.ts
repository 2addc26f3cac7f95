import { type Path, paths, routes } from '../routes.ts'
import type { Row } from '../row.ts'
import type { PlaceOf } from './entries.ts'
import type { Rule } from './rule.ts'
import { sharedAddress } from './shared-address.ts'

/** Minimum and maximum lengths, in characters: search engines cut longer texts. */
const lengths = { title: [15, 65], description: [70, 165] } as const

/** A day begins first where clocks are 14 hours ahead of UTC. */
const earliest = 14 * 3_600_000

/** Whether the day has begun anywhere. */
function isPastDay(date: string): boolean {
  const time = new Date(date).getTime()
  return time - earliest <= Date.now() && new Date(time).toISOString().startsWith(date)
}

/**
 * Titles and descriptions for search engines are unique and not too long. No page was updated in the future, or has an
 * address that belongs to another one, such as that of its Markdown file or of its social picture.
 */
export function pageRules(placeOf: PlaceOf): Rule[] {
  return paths.flatMap((path, index): Rule[] => {
    const row = routes[path]
    const places = searchPlaces(row, placeOf)
    const shared = sharedAddress(path, paths.slice(0, index))
    return [
      ...searchRules('title', path).map(([broken, message]): Rule => [broken, places.title, message]),
      ...searchRules('description', path).map(
        ([broken, message]): Rule => [broken, places.description, message],
      ),
      [
        !isPastDay(row.updated),
        placeOf(row.source, 'updated'),
        `${row.updated} is not a date of the past, YYYY-MM-DD.`,
      ],
      [
        shared !== undefined,
        placeOf(row.source),
        `Its file ${shared?.address} is that of the page ${shared?.owner}, too. Give it another address.`,
      ],
    ]
  })
}

function searchRules(key: keyof typeof lengths, path: Path): [broken: boolean, message: string][] {
  const [least, most] = lengths[key]
  const { [key]: text } = routes[path]
  const others = paths.filter((other) => other !== path && routes[other][key] === text)
  return [
    [
      text.length < least || text.length > most,
      `The ${key} has ${text.length} characters as search engines show it; ${least} to ${most} are good.`,
    ],
    [others.length > 0, `The ${key} of ${path} is also that of ${others.join(', ')}.`],
  ]
}

/** Where title and description are written. The title of a case study is the project's name, so it has another for search. */
function searchPlaces({ source }: Row, placeOf: PlaceOf) {
  return 'searchTitle' in source
    ? { title: placeOf(source, 'searchTitle'), description: placeOf(source, 'seo') }
    : { title: placeOf(source.seo, 'title'), description: placeOf(source.seo, 'description') }
}
