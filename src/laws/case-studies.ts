import { hasPicture } from '../assets.ts'
import { pictureNameOf } from '../content/pictures.ts'
import type { CaseStudy } from '../content/schema.ts'
import type { Entry, Violation } from './entries.ts'
import type { Content } from './laws.ts'

/** In characters: what the cards and the head of the page have room for. */
const room = [
  ['summary', 180],
  ['description', 140],
  ['achievement', 70],
] as const

const folder = 'src/content/case-studies/'

/** Case studies are listed, numbered without a gap, drawn, and as short as their cards. */
export function caseStudyLaws({ caseStudies }: Content, entries: readonly Entry[]): Violation[] {
  const numbers = caseStudies.map(({ id }) => id).sort((a, b) => a - b)
  const firstWrong = numbers.findIndex((id, index) => id !== index + 1)

  function violationsOf(study: CaseStudy): [key: string, message: string][] {
    const picture = pictureNameOf(study)
    return [
      ...room.flatMap(([key, most]) => {
        const { length } = study[key]
        return when(length > most, key, `It has ${length} characters; there is room for ${most}.`)
      }),
      ...when(
        study.id === numbers[firstWrong],
        'id',
        `Numbers go from 1 without a gap; ${firstWrong + 1} is next.`,
      ),
      ...when(study.technologies.length < 4, 'technologies', 'A card shows four or more.'),
      ...when(!hasPicture(picture), 'dye', `There is no drawing client/pictures/${picture}.svg.`),
    ]
  }

  return entries
    .filter(({ file, field }) => file.startsWith(folder) && !/\W/.test(field))
    .flatMap(({ file, field, value }) => {
      const study = caseStudies.find((listed) => listed === value)
      if (!study) return [{ file, field, message: `It is not listed: ${folder}all.ts needs a line for it.` }]
      return violationsOf(study).map(([key, message]) => ({ file, field: `${field}.${key}`, message }))
    })
}

function when(broken: boolean, key: string, message: string): [string, string][] {
  return broken ? [[key, message]] : []
}
