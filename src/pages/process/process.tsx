import { process } from '../../content/process.ts'
import { Band } from '../../sections/band.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { Steps } from '../../sections/steps.tsx'
import { MatchRuns } from './match-runs.tsx'
import { Timeline } from './timeline.tsx'

/** `/process`: the steps of a project, ways to run it, and how long it takes. */
export function ProcessPage() {
  return (
    <>
      <PageHero path="/process" {...process.hero} />
      <section className="wrap">
        <h2 className="visually-hidden">{process.stepsHeading}</h2>
        <Steps steps={process.steps} />
      </section>
      <Band look="margin" heading={process.methodsHeading}>
        <Entries layout="tiles" across={2} items={process.methods} />
      </Band>
      <Band id="match-run" look="stacked" badge={process.matchRun.badge} heading={process.matchRun.heading}>
        <Entries layout="rows" items={process.matchRun.steps} />
        <MatchRuns heading={process.matchRun.listHeading} />
      </Band>
      <Band badge={process.timelineBadge} heading={process.timelineHeading}>
        <Timeline phases={process.timeline} unit={process.timelineUnit} />
        <Actions className="mt-10" actions={process.actions} />
      </Band>
    </>
  )
}
