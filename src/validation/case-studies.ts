import { drawings } from '../content/project-drawings.ts'
import { pictureNameOf } from '../content/project-picture.ts'
import { type CaseStudy, categories, studySlug } from '../content/schema.ts'
import type { Entry, Violation } from './entries.ts'
import { brokenRules, type Content, type Rule } from './rule.ts'

/** Maximum lengths, in characters, that fit the cards and the head of the page. */
const cardLengths = [
  ['summary', 180],
  ['description', 140],
  ['achievement', 70],
] as const

const studyFolder = 'src/content/case-studies/'

/** Each case study is listed, has a number and an address of its own, a known category, a drawing and short texts. */
export function caseStudyRules(entries: readonly Entry[], content: Content): Violation[] {
  return entries
    .filter(({ file, field }) => file.startsWith(studyFolder) && !/\W/.test(field))
    .flatMap(({ file, field, value }) => {
      const study = content.caseStudies.find((listed) => listed === value)
      if (!study) {
        return [{ file, field, message: `It is not listed: ${studyFolder}all.ts needs a line for it.` }]
      }
      return brokenRules(file, rulesOf(study, field, content))
    })
}

function rulesOf(study: CaseStudy, name: string, { caseStudies }: Content): Rule[] {
  const picture = pictureNameOf(study)
  const twin = caseStudies.find((other) => other !== study && other.id === study.id)
  const slug = studySlug(study)
  const sameAddress = caseStudies.find((other) => other !== study && studySlug(other) === slug)
  return [
    ...cardLengths.map(([key, most]): Rule => {
      const { length } = study[key]
      return [length > most, `${name}.${key}`, `It has ${length} characters; there is room for ${most}.`]
    }),
    [
      !/^[a-z\d]+(-[a-z\d]+)*$/.test(slug),
      `${name}.slug`,
      `“${slug}” is no part of an address. It may have small letters without accents, digits and hyphens.`,
    ],
    [
      sameAddress !== undefined,
      `${name}.slug`,
      `${sameAddress?.title} has the same address. One of them needs another slug.`,
    ],
    [!(Number.isInteger(study.id) && study.id > 0), `${name}.id`, 'It is a whole number from 1.'],
    [twin !== undefined, `${name}.id`, `It is also the number of ${twin?.title}.`],
    [
      !categories.includes(study.category),
      `${name}.category`,
      `There is no category “${study.category}”. The categories are ${categories.join(', ')}.`,
    ],
    [study.technologies.length === 0, `${name}.technologies`, 'A card shows at least one.'],
    [
      drawings.every(({ file }) => file !== picture),
      `${name}.${study.image ? 'image' : 'pictureVariant'}`,
      `There is no entry for ${picture} in src/content/project-drawings.ts, which says what it shows.`,
    ],
  ]
}
