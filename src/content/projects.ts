import { type CaseStudyPath, pathOf, type Study, studiesTitled } from './case-studies.ts'
import { capital, money, unbroken } from './counts.ts'
import type { IndustryPath } from './industries.ts'
import { projectPicture } from './project-picture.ts'
import { type CaseStudy, type Category, slugOf, type Testimonial } from './schema.ts'
import { strings } from './strings.ts'

/** The query of the portfolio that shows the projects of a category: `'category=erp-solution'`. */
export function categoryQuery(category: Category): string {
  return `category=${slugOf(category)}`
}

/** The query that shows the projects of an industry. Without an argument, it is that of industries without a page. */
export function industryQuery(page?: IndustryPath): string {
  return `industry=${page?.replace('/industries/', '') ?? 'other'}`
}

/** What lists of projects show of a case study. */
export type Project = ReturnType<typeof projectOf>

export function projectOf(study: Study) {
  const { id, title, industry, category, years, accent, description, achievement, technologies, results } =
    study
  return {
    ...{ id, title, industry, category, years, accent, description, achievement, technologies, results },
    path: pathOf(study),
    /** The queries of the portfolio that show the project. */
    filters: [categoryQuery(category), industryQuery(study.industryPage)],
    picture: projectPicture(study),
  }
}

/** A case study in a list of names, with a line of text. The default is its first release. */
export function listedStudy(study: Study, text = firstReleaseOf(study)) {
  return { path: pathOf(study), title: study.title, text: unbroken(text) }
}

/**
 * The first release in one line: `'Stock at the smallest site: 16 weeks, 5 people, $145,000–160,000'`. The description
 * replaces it when the case study has none.
 */
export function firstReleaseOf({
  firstRelease,
  description,
}: Pick<CaseStudy, 'firstRelease' | 'description'>): string {
  if (!firstRelease) return description
  const { what, weeks, people, price } = firstRelease
  return unbroken(`${capital(what)}: ${weeks} weeks, ${people} people, ${money(...price)}`)
}

/** A testimonial with a link to its case study, if it names one. */
export interface LinkedQuote extends Testimonial {
  link?: { to: CaseStudyPath; label: string }
}

export function linkedQuote(quote: Testimonial): LinkedQuote {
  const [study] = quote.project ? studiesTitled([quote.project]) : []
  return study
    ? { ...quote, link: { to: pathOf(study), label: strings.project.read(study.title, study.years) } }
    : quote
}
