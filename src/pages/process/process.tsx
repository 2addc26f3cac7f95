import { process } from '../../content/process.ts'
import { Ledger } from '../../sections/ledger.tsx'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Tiles } from '../../sections/tiles.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline } from './timeline.tsx'

export function ProcessPage() {
  return (
    <>
      <PageHero path="/process" {...process.hero} />
      <section className="wrap">
        <h2 className="visually-hidden">{process.stepsHeading}</h2>
        <Steps steps={process.steps} />
      </section>
      <Section>
        <SectionHead heading={process.methodsHeading} />
        <Tiles
          across={4}
          items={process.methods.map(({ weave, ...point }) => ({
            ...point,
            sign: <Draft weave={weave} className="size-14 [--px:7px]" />,
          }))}
        />
      </Section>
      <Section id="match-run">
        <SectionHead badge="Match run" heading={process.matchRun.heading} />
        <Ledger rows={process.matchRun.steps} />
      </Section>
      <Section>
        <SectionHead badge="Typical timeline" heading={process.timelineHeading} />
        <Timeline phases={process.timeline} />
        <Actions
          className="mt-10"
          actions={[
            { label: 'Book a Free Consultation', to: 'booking' },
            { label: 'See Our Work', to: '/portfolio' },
          ]}
        />
      </Section>
    </>
  )
}
