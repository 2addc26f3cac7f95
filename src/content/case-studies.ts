import * as all from './case-studies/all.ts'
import { type CaseStudy, categories, studySlug } from './schema.ts'

type Each = (typeof all)[keyof typeof all]

export type CaseStudyTitle = Each['title']
type CaseStudySlug = NonNullable<Each['slug']>
export type CaseStudyPath = `/case-studies/${CaseStudySlug}`

/** A case study of the site. It is one type, because TypeScript does not compare an object with a union of more than 25. */
export type Study = CaseStudy<CaseStudyTitle, CaseStudySlug>

/** All case studies, in the order of the portfolio. */
export const caseStudies: readonly Study[] = Object.values<Study>(all).sort((a, b) => a.id - b.id)

/** The categories that have a case study, in the order of the portfolio filter. */
export const usedCategories = categories.filter((category) =>
  caseStudies.some((study) => study.category === category),
)

/** The case studies that held a match run. */
export const studiesWithMatchRun = caseStudies.filter(({ story }) => story?.matchRun)

/** The address of a case study. */
export function pathOf(study: Pick<Study, 'slug' | 'title'>): CaseStudyPath {
  return `/case-studies/${studySlug(study)}`
}

/** All case studies by address. */
export const studiesByPath = Object.fromEntries(caseStudies.map((study) => [pathOf(study), study])) as Record<
  CaseStudyPath,
  Study
>

const byTitle = new Map(caseStudies.map((study) => [study.title, study]))

/** The case studies with these titles, in the order of the titles. */
export function studiesTitled(titles: readonly CaseStudyTitle[]): Study[] {
  return titles.flatMap((title) => byTitle.get(title) ?? [])
}
