import type { ReactNode } from 'react'
import { caseStudies, studiesTitled } from '../../content/case-studies.ts'
import { listedStudy } from '../../content/projects.ts'
import type { Heading, Service, ToolCategory } from '../../content/schema.ts'
import type { ServicePath } from '../../content/services.ts'
import { strings } from '../../content/strings.ts'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { MatchRunSummary } from '../../sections/match-run-summary.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'

interface TemplateProps {
  path: ServicePath
  service: Service & { tools: readonly ToolCategory[]; toolsHeading: Heading }
  /** What the service consists of. */
  services: ReactNode
  /** The steps of the work. */
  steps: ReactNode
  /** The section with the accent colour of the page as background. */
  field?: ReactNode
  /** A further section. */
  children?: ReactNode
}

/** The page of a service that a large drawing explains, part by part. */
export function DrawingLedPage({ path, service, services, steps, field, children }: TemplateProps) {
  return (
    <>
      {services}
      {field}
      {steps}
      <MatchRun {...service} />
      {children}
      <Technologies {...service} />
      <Projects path={path} {...service} />
    </>
  )
}

/** The page of a service that is told as a process. */
export function ProcessLedPage({ path, service, services, steps, field, children }: TemplateProps) {
  return (
    <>
      {steps}
      <MatchRun {...service} />
      {field}
      {services}
      {children}
      <Projects path={path} {...service} />
      <Technologies {...service} />
    </>
  )
}

/** The page of a service that consists of tables, of services and of tools. */
export function TableLedPage({ path, service, services, steps, field, children }: TemplateProps) {
  return (
    <>
      {services}
      <Technologies {...service} />
      {children}
      {field}
      {steps}
      <MatchRun {...service} />
      <Projects path={path} {...service} />
    </>
  )
}

function MatchRun({ matchRun }: Pick<Service, 'matchRun'>) {
  return matchRun && <MatchRunSummary {...strings.matchRun} text={matchRun} />
}

function Technologies({ tools, toolsHeading }: Pick<TemplateProps['service'], 'tools' | 'toolsHeading'>) {
  const groups = tools.map(({ name, tools }) => ({ category: name, tools }))
  return <TechnologyList heading={toolsHeading} groups={groups} />
}

/** The drawing of a project across the page, and all case studies of the service. */
export function Projects({ path, proof }: Pick<Service, 'proof'> & Pick<TemplateProps, 'path'>) {
  const { heading, projects, drawing } = proof
  const featured = studiesTitled(projects).map((study) => listedStudy(study, study.description))
  const more = caseStudies
    .filter(({ service, title }) => service === path && !projects.includes(title))
    .map((study) => listedStudy(study))
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
