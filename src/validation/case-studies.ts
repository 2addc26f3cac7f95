import { pictureNameOf } from '../content/pictures.ts'
import type { CaseStudy } from '../content/schema.ts'
import type { Entry, Violation } from './entries.ts'
import type { Content } from './validation.ts'

/** Minimum and maximum lengths, in characters, that fit the cards and the head of the page. */
const room = [
  ['summary', 180],
  ['description', 140],
  ['achievement', 70],
] as const

const folder = 'src/content/case-studies/'

type Law = [broken: boolean, key: string, message: string]

/**
 * Each case study is listed, has a number of its own, a category that exists and a drawing, is short enough for its
 * card, and its team adds up.
 */
export function caseStudyLaws(
  { caseStudies, categories, drawings }: Content,
  entries: readonly Entry[],
): Violation[] {
  function lawsOf(study: CaseStudy): Law[] {
    const picture = pictureNameOf(study, drawings)
    const { teamSize, team } = study.story ?? {}
    const people = team && team.ours + team.client + team.contractors
    const twin = caseStudies.find((other) => other !== study && other.id === study.id)
    return [
      ...room.map(([key, most]): Law => {
        const { length } = study[key]
        return [length > most, key, `It has ${length} characters; there is room for ${most}.`]
      }),
      [!(Number.isInteger(study.id) && study.id > 0), 'id', 'It is a whole number from 1.'],
      [twin !== undefined, 'id', `It is also the number of ${twin?.title}.`],
      [
        !categories.includes(study.category),
        'category',
        `There is no category “${study.category}”. The categories are ${categories.join(', ')}.`,
      ],
      [study.technologies.length < 4, 'technologies', 'A card shows four or more.'],
      [people !== teamSize, 'story.team', `It adds up to ${people}, not to a team of ${teamSize}.`],
      [
        drawings.every(({ file }) => file !== picture),
        study.image ? 'image' : 'dye',
        `There is no entry for ${picture} in src/content/drawings.ts, which says what it shows.`,
      ],
    ]
  }

  return entries
    .filter(({ file, field }) => file.startsWith(folder) && !/\W/.test(field))
    .flatMap(({ file, field, value }) => {
      const study = caseStudies.find((listed) => listed === value)
      if (!study) return [{ file, field, message: `It is not listed: ${folder}all.ts needs a line for it.` }]
      return lawsOf(study).flatMap(([broken, key, message]) =>
        broken ? { file, field: `${field}.${key}`, message } : [],
      )
    })
}
