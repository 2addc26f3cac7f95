import type { CaseStudyTitle } from '../../content/case-studies.ts'
import { caseStudyPage as says } from '../../content/case-study-page.ts'
import { portfolioTestimonial, testimonials } from '../../content/company.ts'
import type { CaseStudyPage } from '../../content/schema.ts'
import { Quote, type Quoted } from '../../sections/quote.tsx'

export type Study = CaseStudyPage<CaseStudyTitle>

/** What the client says of the project: its testimonial, or else what the case study quotes. */
export function quoteOf({ title, hue, quote }: Study): Quoted | undefined {
  const onHome = testimonials.find(({ project }) => project === title)
  if (onHome) return { ...onHome, link: says.testimonials }
  if (portfolioTestimonial.project === title) return portfolioTestimonial
  return quote && { ...quote, hue }
}

/** The client's words, on the page of a project that has any. */
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
