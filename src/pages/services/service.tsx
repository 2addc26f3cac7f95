import { caseStudies, studiesTitled } from '../../content/case-studies.ts'
import { listedStudy, projectOf } from '../../content/projects.ts'
import type { Service } from '../../content/schema.ts'
import { type ServicePath, services } from '../../content/services.ts'
import { words } from '../../content/words.ts'
import { Band } from '../../sections/band.tsx'
import { Closing } from '../../sections/closing.tsx'
import { Entries } from '../../sections/entries.tsx'
import { MatchRun } from '../../sections/match-run.tsx'
import { ProjectPair } from '../../sections/project-pair.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { StudyList } from '../../sections/study-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { developmentBands } from '../development/bands.tsx'
import { serviceBands } from './bands.tsx'

/** A service's page: head, bands of its own design or what every service says, projects that prove it, closing. */
export function ServicePage({ path }: { path: ServicePath }) {
  const service: Service = services[path]
  const bands = serviceBands[path] ?? developmentBands[path]
  const { drawing } = service.proof
  const projects = studiesTitled(service.proof.projects).map(projectOf)
  const more = caseStudies
    .filter((study) => study.service === path && !service.proof.projects.includes(study.title))
    .map((study) => listedStudy(study))
  return (
    <>
      <ServiceHero path={path} service={service} divider={words.divider} />
      <MatchRun {...words.matchRun} text={service.matchRun} />
      {bands?.() ?? (
        <Band heading={service.intro}>
          <Entries layout="tiles" items={service.services} />
        </Band>
      )}
      {projects.length > 0 && (
        <Band look="stacked" heading={service.proof.heading}>
          {drawing && (
            <div className="border-2 border-ink leading-none">
              <Picture
                {...drawing}
                width={1344}
                height={480}
                className="w-full"
                tall={{ name: drawing.tall, width: 640, height: 900 }}
              />
            </div>
          )}
          <ProjectPair projects={projects} view={words.project.view} />
          <StudyList heading={words.moreStudies} items={more} />
        </Band>
      )}
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
