import type { Study } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { portfolioTestimonial, testimonials } from '../../content/company.ts'
import { industryQuery } from '../../content/projects.ts'
import type { Award, Story } from '../../content/schema.ts'
import { routes } from '../../routes.ts'
import { Quote, type Quoted } from '../../sections/quote.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import type { To } from '../../ui/link.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

/** The class of each block below the story. Blocks that stand in one row share the whole width of the page. */
const block = 'flex-[1_1_18rem]'

/** The story of a project. Below it, an award, a quotation of the client and links to related pages stand in one row. */
export function Overview({ study, story }: { study: Study; story: Story }) {
  return (
    <Section className="grid gap-y-xl">
      <section className="lg:[columns:2] lg:gap-x-xl [orphans:3] [widows:3]">
        <SmallHeading>{texts.overview}</SmallHeading>
        {story.overview.map((part) =>
          typeof part === 'string' ? (
            <p key={part} className="mt-md max-w-text">
              {part}
            </p>
          ) : (
            <div
              key={part.title}
              className="mt-lg pt-md border-t border-edge max-w-text [break-inside:avoid]"
            >
              <h3>{part.title}</h3>
              <p className="mt-sm">{part.description}</p>
            </div>
          ),
        )}
      </section>
      <div className="flex flex-wrap items-start gap-lg">
        {story.award && <AwardNote {...story.award} />}
        <ClientQuote study={study} />
        <RelatedPages study={study} story={story} />
      </div>
    </Section>
  )
}

function AwardNote({ name, description, giver, year }: Award) {
  return (
    <aside
      aria-labelledby="award"
      className={`${block} border-2 border-ink border-l-16 border-l-accent bg-accent-tint p-md`}
    >
      <p id="award" className="mb-xs font-mono text-xs">
        {texts.award}
      </p>
      <h3 className="text-base">{name}</h3>
      {description && <p className="mt-xs text-sm">{description}</p>}
      <p className="mt-xs text-sm text-muted">
        {giver}, {year}
      </p>
    </aside>
  )
}

/** Links to references, to the pages about the project's service and industry, and to what a match run is if it had one. */
function RelatedPages({ study, story }: { study: Study; story: Story }) {
  const { service, industry, industryPage } = study
  const label = industryPage ? routes[industryPage].label : texts.otherIndustries(industry)
  return (
    <div className={`${block} border-t-2 border-ink pt-md`}>
      {texts.matchRun && story.matchRun && (
        <p className="mb-sm">
          <b className="font-600">{`${texts.matchRun.name}:`}</b> {story.matchRun}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-lg">
        {texts.matchRun && story.matchRun && <RelatedPage {...texts.matchRun.link} />}
        <RelatedPage {...texts.references} />
        {service && <RelatedPage to={service} label={routes[service].label} />}
        <RelatedPage to={industryPage ?? `/portfolio?${industryQuery()}#work`} label={label} />
      </ul>
    </div>
  )
}

function RelatedPage({ to, label }: { to: To; label: string }) {
  return (
    <li>
      <ArrowLink to={to} label={label} />
    </li>
  )
}

/** The testimonial that names the project, or else the quotation in its case study, if there is one. */
function quoteOf({ title, accent, quote }: Study): Quoted | undefined {
  const onHome = testimonials.find(({ project }) => project === title)
  if (onHome) return { ...onHome, link: texts.testimonials }
  if (portfolioTestimonial.project === title) return portfolioTestimonial
  return quote && { ...quote, accent }
}

/** A quotation of the client about the project. Nothing is rendered for a project without one. */
function ClientQuote({ study }: { study: Study }) {
  const quote = quoteOf(study)
  if (!quote) return null
  return (
    <div className="flex-[2_1_26rem]">
      <Quote quote={quote} />
    </div>
  )
}
