import { Icon } from '../../../client/ui/icon.tsx'
import type { CaseStudyTitle } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { portfolioTestimonial, testimonials } from '../../content/company.ts'
import { industryQuery } from '../../content/projects.ts'
import type { CaseStudyPage, Story } from '../../content/schema.ts'
import { routes } from '../../routes.ts'
import { DefinitionList } from '../../sections/definition-list.tsx'
import { Quote, type Quoted } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Link, type To } from '../../ui/link.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

/**
 * The story of a project, with award and quotation, and beside it a list of facts and technologies. Quotation, award and
 * links move between the two columns, depending on the length of the story, so that both end at about the same height.
 */
export function Overview({ study, story }: { study: Study; story: Story }) {
  const quotation = <ClientQuote study={study} />
  const quoted = Boolean(quoteOf(study))
  const long = story.overview.length > 6
  const short = story.overview.length < 5 && !quoted
  const awardBeside = long && !quoted
  const award = <Award award={story.award} />
  const links = (
    <ul className={short ? 'mt-md flex flex-wrap gap-x-lg' : 'border-t border-edge pt-sm'}>
      {story.matchRun && <RelatedPage {...texts.matchRun.link} />}
      <RelatedPages study={study} />
    </ul>
  )
  return (
    <Section as="div" className="grid gap-x-2xl gap-y-xl lg:cols-8-4">
      <section>
        <SmallHeading>{texts.overview}</SmallHeading>
        {story.overview.map((part) =>
          typeof part === 'string' ? (
            <p key={part} className="mt-md max-w-text">
              {part}
            </p>
          ) : (
            <div key={part.title} className="mt-lg max-w-text">
              <h3 className="text-base">{part.title}</h3>
              <p className="mt-sm">{part.description}</p>
            </div>
          ),
        )}
        {!long && quotation}
        {!awardBeside && award}
        {short && links}
      </section>
      <div className="print:[columns:2]">
        <h2 className="text-lg">{texts.details}</h2>
        <DefinitionList
          className="mt-md"
          items={[
            { title: texts.years, description: study.years },
            { title: texts.people.name, description: texts.people.value(story.team) },
            { title: story.extraDetail.label, description: story.extraDetail.value },
            ...(story.matchRun ? [{ title: texts.matchRun.name, description: story.matchRun }] : []),
          ]}
        />
        {!short && links}
        <section className="mt-lg">
          <h2 className="mb-md text-lg">{texts.technologies}</h2>
          {story.technologyCategories.map(({ category, tools }) => (
            <div
              key={category}
              className="grid items-baseline gap-x-md border-t border-edge py-sm md:grid-cols-[minmax(7rem,4fr)_8fr]"
            >
              <h3 className="text-muted font-400 text-base">{category}</h3>
              <TechLine items={tools} />
            </div>
          ))}
        </section>
        {long && quotation}
        {awardBeside && award}
      </div>
    </Section>
  )
}

/** The award that a project won: its name, the reason, who gave it and when. */
function Award({ award }: Pick<Story, 'award'>) {
  return (
    <aside
      aria-label={texts.award}
      className="relative mt-lg border-2 border-ink bg-accent-tint py-md pr-md pl-xl"
    >
      <div
        aria-hidden="true"
        className={`${cloth.cloth} [--cell:8px] absolute inset-y-[-2px] left-5 w-6 border-x-2 border-ink`}
      />
      <h3 className="text-base">{award.name}</h3>
      <p className="mt-xs text-sm">{award.description}</p>
      <p className="mt-xs text-sm text-muted">
        {award.giver}, {award.year}
      </p>
    </aside>
  )
}

/** Links to the service and the industry of a project, or to the projects of industries without a page. */
export function RelatedPages({ study: { service, industry, industryPage } }: { study: Study }) {
  const label = industryPage ? routes[industryPage].label : texts.otherIndustries(industry)
  return (
    <>
      {service && <RelatedPage to={service} label={routes[service].label} />}
      <RelatedPage to={industryPage ?? `/portfolio?${industryQuery()}#work`} label={label} />
    </>
  )
}

function RelatedPage({ to, label }: { to: To; label: string }) {
  return (
    <li>
      <Link to={to} className="inline-flex items-center gap-sm min-h-11 font-600">
        {label} <Icon name="arrow-right" />
      </Link>
    </li>
  )
}

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
      <div className="mt-lg max-w-text">
        <Quote quote={quote} />
      </div>
    )
  )
}
