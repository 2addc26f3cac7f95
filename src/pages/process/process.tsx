import { process } from '../../content/process.ts'
import { Entries } from '../../sections/entries.tsx'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'
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
      <Section>
        <SectionHead look="margin" heading={process.methodsHeading} />
        <Entries layout="tiles" across={2} items={process.methods} />
      </Section>
      <Section id="match-run">
        <SectionHead look="stacked" badge={process.matchRun.badge} heading={process.matchRun.heading} />
        <Entries layout="rows" items={process.matchRun.steps} />
        <MatchRuns heading={process.matchRun.listHeading} />
      </Section>
      <Section>
        <SectionHead badge={process.timelineBadge} heading={process.timelineHeading} />
        <Timeline phases={process.timeline} unit={process.timelineUnit} />
        <Actions className="mt-10" actions={process.actions} />
      </Section>
    </>
  )
}
