import { caseStudies, studiesTitled } from '../../content/case-studies.ts'
import { listedStudy, projectOf } from '../../content/projects.ts'
import type { Service } from '../../content/schema.ts'
import { type ServicePath, services } from '../../content/services.ts'
import { strings } from '../../content/strings.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { CaseStudyList } from '../../sections/case-study-list.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { FeaturedProjects } from '../../sections/featured-projects.tsx'
import { MatchRunSummary } from '../../sections/match-run-summary.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { developmentSections } from '../development/sections.tsx'
import { serviceSections } from './sections.tsx'
import { ServiceHero } from './service-hero.tsx'

/** The page of a service: hero, main sections from `sections.tsx` or the default one, projects and a call to action. */
export function ServicePage({ path }: { path: ServicePath }) {
  const service: Service = services[path]
  const sections = serviceSections[path] ?? developmentSections[path]
  const { drawing } = service.proof
  const projects = studiesTitled(service.proof.projects).map(projectOf)
  const more = caseStudies
    .filter((study) => study.service === path && !service.proof.projects.includes(study.title))
    .map((study) => listedStudy(study))
  return (
    <>
      <ServiceHero path={path} service={service} />
      {service.matchRun && <MatchRunSummary {...strings.matchRun} text={service.matchRun} />}
      {sections?.() ?? (
        <Section heading={service.intro}>
          <FeatureList variant="tiles" items={service.services} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section variant="stacked" heading={service.proof.heading}>
          {drawing && (
            <div className="border-2 border-ink">
              <Picture
                {...drawing}
                size={[1344, 480]}
                className="w-full"
                tall={{ name: drawing.tall, size: [640, 900] }}
              />
            </div>
          )}
          <FeaturedProjects projects={projects} view={strings.project.view} />
          <CaseStudyList heading={strings.moreStudies} items={more} />
        </Section>
      )}
      <CallToAction {...service.closing} accent={service.accent} />
    </>
  )
}
