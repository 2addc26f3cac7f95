import type { CaseStudyTitle } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { portfolioTestimonial, testimonials } from '../../content/company.ts'
import type { CaseStudyPage } from '../../content/schema.ts'
import { Quote, type Quoted } from '../../sections/quote.tsx'

export type Study = CaseStudyPage<CaseStudyTitle>

/** The testimonial that names the project, or else the quotation in its case study, if there is one. */
export function quoteOf({ title, accent, quote }: Study): Quoted | undefined {
  const onHome = testimonials.find(({ project }) => project === title)
  if (onHome) return { ...onHome, link: texts.testimonials }
  if (portfolioTestimonial.project === title) return portfolioTestimonial
  return quote && { ...quote, accent }
}

/** A quotation of the client about the project. Nothing is rendered for a project without one. */
export function ClientQuote({ study }: { study: Study }) {
  const quote = quoteOf(study)
  return (
    quote && (
      <div className="mt-9 max-w-[42em]">
        <Quote quote={quote} />
      </div>
    )
  )
}
