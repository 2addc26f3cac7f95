import { studiesWithMatchRun } from '../content/case-studies.ts'
import { processPage } from '../content/process.ts'
import { listedStudy } from '../content/projects.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { CaseStudyList } from '../sections/case-study-list.tsx'
import { DefinitionList } from '../sections/definition-list.tsx'
import { IllustratedTiles } from '../sections/feature-list.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { ReplacementSteps } from '../sections/replacement-steps.tsx'
import { Steps } from '../sections/steps.tsx'
import { TextBlocks } from '../sections/text-blocks.tsx'
import { Contents } from '../ui/contents.tsx'
import { Section } from '../ui/section.tsx'
import { PriceBar } from './process/price-bar.tsx'
import { Timeline } from './process/timeline.tsx'

/** The page about the process: steps, methods, timeline, match run, prices, documents, and how we count. */
export function ProcessPage() {
  const { counting, methodsHeading, timelineBadge, matchRun, price } = processPage
  const sections = [
    { id: 'methods', ...methodsHeading },
    { id: 'timeline', title: timelineBadge },
    ...(matchRun ? [{ id: 'match-run', title: matchRun.badge }] : []),
    { id: price.id, ...price.heading },
    { id: counting.id, ...counting.heading },
  ]
  return (
    <>
      <PageHero path="/process" {...processPage.hero} />
      <Contents path="/process" sections={sections} className="wrap pb-xl" />
      <section className="wrap">
        <h2 className="visually-hidden">{processPage.stepsHeading}</h2>
        <Steps steps={processPage.steps} />
      </section>
      <Section id="methods" variant="margin" heading={methodsHeading}>
        <IllustratedTiles items={processPage.methods} drawing="four-ways" />
      </Section>
      <Section id="timeline" badge={timelineBadge} heading={processPage.timelineHeading}>
        <Timeline phases={processPage.timeline} unit={processPage.timelineUnit} />
      </Section>
      {matchRun && (
        <Section id="match-run" badge={matchRun.badge} heading={matchRun.heading}>
          <ReplacementSteps {...matchRun} />
          <CaseStudyList
            heading={matchRun.listHeading}
            items={studiesWithMatchRun.map((study) => listedStudy(study, study.story?.matchRun))}
          />
        </Section>
      )}
      <Section id={price.id} ground="dark" variant="stacked" heading={price.heading}>
        <PriceBar phases={price.phases} />
        <TextBlocks blocks={[price.table]} />
      </Section>
      <Section>
        <div className="lg:[columns:2] [column-gap:var(--space-xl)]">
          <TextBlocks blocks={price.text} />
        </div>
        <div className="my-xl">
          <TextBlocks blocks={[price.support]} />
        </div>
        <IllustratedTiles items={processPage.papers} drawing="two-papers" />
      </Section>
      <Section id={counting.id} heading={counting.heading}>
        <DefinitionList items={counting.items} />
      </Section>
      <CallToAction {...processPage.closing} />
    </>
  )
}
