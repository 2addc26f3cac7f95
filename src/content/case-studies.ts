import * as all from './case-studies/all.ts'
import { categories, type Slug, slugOf } from './schema.ts'

type Listed = (typeof all)[keyof typeof all]

export type CaseStudyTitle = Listed['title']
type CaseStudySlug = Slug<CaseStudyTitle>
export type CaseStudyPath = `/case-studies/${CaseStudySlug}`

/** All case studies, in the order of the portfolio. */
export const caseStudies: readonly Listed[] = Object.values(all).sort((a, b) => a.id - b.id)

/** The categories that have a case study, in the order of the portfolio filter. */
export const usedCategories = categories.filter((category) =>
  caseStudies.some((study) => study.category === category),
)

/** The case studies that held a match run. */
export const studiesWithMatchRun = caseStudies.filter(({ story }) => story?.matchRun)

/** The address of a case study. */
export function pathOf(study: { title: CaseStudyTitle }): CaseStudyPath {
  return `/case-studies/${slugOf(study.title)}`
}

/** All case studies by address. */
export const studiesByPath = Object.fromEntries(caseStudies.map((study) => [pathOf(study), study])) as Record<
  CaseStudyPath,
  Listed
>

const byTitle = new Map(caseStudies.map((study) => [study.title, study]))

/** The case studies with these titles, in the order of the titles. */
export function studiesTitled(titles: readonly CaseStudyTitle[]): Listed[] {
  return titles.flatMap((title) => byTitle.get(title) ?? [])
}
