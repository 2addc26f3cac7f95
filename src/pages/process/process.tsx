import { caseStudies } from '../../content/case-studies.ts'
import { process } from '../../content/process.ts'
import { listedStudy } from '../../content/projects.ts'
import { Band } from '../../sections/band.tsx'
import { BesideTheOld } from '../../sections/beside-the-old.tsx'
import { drawnTiles } from '../../sections/drawn-tiles.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Steps } from '../../sections/steps.tsx'
import { StudyList } from '../../sections/study-list.tsx'
import { Timeline } from './timeline.tsx'

/** The projects that held a match run: what was compared, and for how long. */
const held = caseStudies
  .filter(({ story }) => story?.matchRun)
  .map((study) => listedStudy(study, study.story?.matchRun))

/** `/process`: the steps of a project, ways to run it, how long it takes and what it costs. */
export function ProcessPage() {
  return (
    <>
      <PageHero path="/process" {...process.hero} />
      <section className="wrap">
        <h2 className="visually-hidden">{process.stepsHeading}</h2>
        <Steps steps={process.steps} />
      </section>
      <Band look="margin" heading={process.methodsHeading}>
        <Entries layout="tiles" across={2} items={drawnTiles(process.methods, 'four-ways', [640, 160])} />
      </Band>
      <Band id="match-run" badge={process.matchRun.badge} heading={process.matchRun.heading}>
        <BesideTheOld steps={process.matchRun.steps} cloths={process.matchRun.cloths} />
        <StudyList heading={process.matchRun.listHeading} items={held} />
      </Band>
      <Prose {...process.price} />
      <Band look="margin" heading={process.papers.heading}>
        <Entries
          layout="tiles"
          across={2}
          items={drawnTiles(process.papers.items, 'two-papers', [640, 160])}
        />
      </Band>
      <Band badge={process.timelineBadge} heading={process.timelineHeading}>
        <Timeline phases={process.timeline} unit={process.timelineUnit} />
        <Actions className="mt-10" actions={process.actions} />
      </Band>
    </>
  )
}
