import type { PropsWithChildren } from 'react'
import { caseStudies } from '../../content/case-studies.ts'
import { price } from '../../content/price.ts'
import { listedStudy } from '../../content/projects.ts'
import type {
  Action,
  DevelopmentService,
  Heading,
  ProductEngineering,
  Reason,
  Service,
} from '../../content/schema.ts'
import type { ServicePath } from '../../content/services.ts'
import { strings } from '../../content/strings.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section, type SectionProps } from '../../ui/section.tsx'

/** What a first release costs, below the buttons of the first section, and a link to all prices. */
export function PriceLine({ text = price.short }: { text: string | undefined }) {
  return (
    <p className="mt-md text-sm text-muted">
      {text} <Link to="/process#price">{price.link}</Link>
    </p>
  )
}

/**
 * The process of a service. A sentence below it says in which projects the old and the new system did the same work, to be
 * compared. This is called a match run. A service without one has no such sentence.
 */
export function Process({ matchRun, children, ...section }: SectionProps & { matchRun: string | undefined }) {
  return (
    <Section {...section}>
      {children}
      {matchRun && strings.matchRun && (
        <p className="mt-xl border-t border-edge pt-md max-w-text">
          <b className="font-600">{`${strings.matchRun.name}:`}</b> {matchRun}{' '}
          <Link to={strings.matchRun.link.to}>{strings.matchRun.link.label}</Link>
        </p>
      )}
    </Section>
  )
}

/** The tools of a service by category. */
export function Technologies({ toolsHeading, tools }: Pick<DevelopmentService, 'toolsHeading' | 'tools'>) {
  const groups = tools.map(({ name, tools }) => ({ category: name, tools }))
  return <TechnologyList form="columns" heading={toolsHeading} groups={groups} />
}

/** The benefits of a service side by side, below a drawing if there is one. */
export function Benefits({ benefitsHeading, benefits, children }: PropsWithChildren<DevelopmentService>) {
  return (
    <Section badge={strings.service.benefits} heading={benefitsHeading}>
      {children}
      <FeatureList variant="strips" items={benefits} />
    </Section>
  )
}

/** Results of named projects in large figures, on a background in the accent colour of the page. */
export function Results({ resultsHeading, results }: DevelopmentService) {
  return (
    <Section ground="accent" variant="stacked" badge={strings.service.results} heading={resultsHeading}>
      <Figures items={results} />
    </Section>
  )
}

interface FiguresFieldProps {
  heading: Heading
  figures: readonly Reason[]
  action?: Action
}

/** The benefits of a service, in large figures, on a background in the accent colour of the page. */
export function FiguresField({ heading, figures, action }: FiguresFieldProps) {
  return (
    <Section ground="accent" variant="stacked" badge={strings.service.benefits} heading={heading}>
      <Reasons items={figures} />
      {action && <ButtonLink {...action} size="lg" className="mt-lg" />}
    </Section>
  )
}

/** The drawing of a project across the page, and all case studies of the service. */
export function Projects({ path, proof }: Pick<Service, 'proof'> & { path: ServicePath }) {
  const { heading, projects, drawing } = proof
  const featured = caseStudies.flatMap((study) => {
    const text = projects[study.title]
    return text ? listedStudy(study, text) : []
  })
  const more = caseStudies
    .filter(({ service, title }) => service === path && !projects[title])
    .map((study) => {
      const { firstRelease } = study
      return listedStudy(study, firstRelease && strings.project.first(firstRelease.what, firstRelease.weeks))
    })
  if (featured.length === 0) return null
  return (
    <Section heading={heading}>
      {drawing && (
        <div className={`border-2 border-ink ${drawing.tall ? '' : 'lt-md:hidden'}`}>
          <Picture
            name={drawing.name}
            alt={drawing.alt}
            size={[1344, 480]}
            className="w-full"
            {...(drawing.tall && { tall: { name: drawing.tall, size: [640, 900] } })}
          />
        </div>
      )}
      <CaseStudyList items={[...featured, ...more]} />
    </Section>
  )
}

/** First releases up to a price, the cheapest first: those of case studies, and those that other pages mention. */
export function SmallReleases({ id, heading, most, others }: ProductEngineering['smallReleases']) {
  const studies = caseStudies.flatMap((study) => {
    const [price, highest] = study.firstRelease?.price ?? []
    return price && highest && highest <= most ? { ...listedStudy(study), price } : []
  })
  return (
    <Section id={id}>
      <CaseStudyList heading={heading} items={[...studies, ...others].sort((a, b) => a.price - b.price)} />
    </Section>
  )
}
