import { caseStudies } from '../content/case-studies.ts'
import { portfolioTestimonial, testimonials } from '../content/company.ts'
import { industries } from '../content/industries.ts'
import type { Accent } from '../content/schema.ts'
import type { PlaceOf } from './entries.ts'
import type { Rule } from './rule.ts'

/** A case study has the accent of the page of its industry, and a testimonial has that of its project. */
export function accentRules(placeOf: PlaceOf): Rule[] {
  function sameAccent(own: { accent: Accent }, other: { accent: Accent } | undefined, name = ''): Rule[] {
    if (!other) return []
    const message = `It is ${own.accent}, and that of ${name} is ${other.accent}.`
    return [[own.accent !== other.accent, placeOf(own, 'accent'), message]]
  }
  return [
    ...caseStudies.flatMap((study) => {
      const { industryPage } = study
      return sameAccent(study, industryPage && industries[industryPage], industryPage)
    }),
    ...[...testimonials, portfolioTestimonial].flatMap((quote) => {
      const project = caseStudies.find(({ title }) => title === quote.project)
      return sameAccent(quote, project, quote.project)
    }),
  ]
}
