import { studiesWithMatchRun } from '../content/case-studies.ts'
import { process } from '../content/process.ts'
import { listedStudy } from '../content/projects.ts'
import { CaseStudyList } from '../sections/case-study-list.tsx'
import { IllustratedTiles } from '../sections/feature-list.tsx'
import { Actions, PageHero } from '../sections/page-hero.tsx'
import { Prose } from '../sections/prose.tsx'
import { ReplacementSteps } from '../sections/replacement-steps.tsx'
import { Steps } from '../sections/steps.tsx'
import { Section } from '../ui/section.tsx'
import { Timeline } from './process/timeline.tsx'

/** The page about the process: steps, methods, timeline, match run, price and documents of a project. */
export function ProcessPage() {
  return (
    <>
      <PageHero path="/process" {...process.hero} />
      <section className="wrap">
        <h2 className="visually-hidden">{process.stepsHeading}</h2>
        <Steps steps={process.steps} />
      </section>
      <Section variant="margin" heading={process.methodsHeading}>
        <IllustratedTiles items={process.methods} drawing="four-ways" />
      </Section>
      <Section badge={process.timelineBadge} heading={process.timelineHeading}>
        <Timeline phases={process.timeline} unit={process.timelineUnit} />
      </Section>
      <Section id="match-run" badge={process.matchRun.badge} heading={process.matchRun.heading}>
        <ReplacementSteps steps={process.matchRun.steps} cloths={process.matchRun.cloths} />
        <CaseStudyList
          heading={process.matchRun.listHeading}
          items={studiesWithMatchRun.map((study) => listedStudy(study, study.story?.matchRun))}
        />
      </Section>
      <Prose {...process.price}>
        <IllustratedTiles items={process.papers} drawing="two-papers" />
      </Prose>
      <div className="wrap pb-2xl">
        <Actions actions={process.actions} />
      </div>
    </>
  )
}
