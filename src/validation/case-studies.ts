import { caseStudies, type Study } from '../content/case-studies.ts'
import { drawings } from '../content/project-drawings.ts'
import { pictureNameOf } from '../content/project-picture.ts'
import { categories, studySlug } from '../content/schema.ts'
import type { PlaceOf } from './entries.ts'
import { nameFor } from './names.ts'
import type { Rule } from './rule.ts'

/** Each case study has a number and an address of its own, a known category, a drawing, and texts that fit cards and its page. */
export function caseStudyRules(placeOf: PlaceOf): Rule[] {
  return caseStudies.flatMap((study) => [...lengthRules(study, placeOf), ...fieldRules(study, placeOf)])
}

function lengthRules(study: Study, placeOf: PlaceOf): Rule[] {
  const lengths = [
    ['summary', 180],
    ['description', 140],
    ['achievement', 90],
  ] as const
  return lengths.map(([key, most]) => {
    const { length } = study[key]
    return [length > most, placeOf(study, key), `It has ${length} characters; there is room for ${most}.`]
  })
}

function fieldRules(study: Study, placeOf: PlaceOf): Rule[] {
  const others = caseStudies.filter((other) => other !== study)
  const twin = others.find(({ id }) => id === study.id)
  const slug = studySlug(study)
  const neighbour = others.find((other) => studySlug(other) === slug)
  const picture = pictureNameOf(study)
  return [
    [
      nameFor(slug, 'project') !== slug,
      placeOf(study, 'slug'),
      `“${slug}” is no part of an address, and “${nameFor(slug, 'project')}” would be one.`,
    ],
    [
      neighbour !== undefined,
      placeOf(study, 'slug'),
      `${neighbour?.title} has the same address. One of them needs another slug.`,
    ],
    [!(Number.isInteger(study.id) && study.id > 0), placeOf(study, 'id'), 'It is a whole number from 1.'],
    [twin !== undefined, placeOf(study, 'id'), `It is also the number of ${twin?.title}.`],
    [
      !categories.includes(study.category),
      placeOf(study, 'category'),
      `There is no category “${study.category}”. The categories are ${categories.join(', ')}.`,
    ],
    [study.technologies.length === 0, placeOf(study, 'technologies'), 'A card shows at least one.'],
    [
      drawings.every(({ file }) => file !== picture),
      placeOf(study, study.image ? 'image' : 'pictureVariant'),
      `There is no entry for ${picture} in src/content/project-drawings.ts, which says what it shows.`,
    ],
  ]
}
