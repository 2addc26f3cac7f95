import { studiesWithMatchRun } from '../content/case-studies.ts'
import { processPage } from '../content/process.ts'
import { listedStudy } from '../content/projects.ts'
import type { PlainSection } from '../content/schema.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { CaseStudyList } from '../sections/case-study-list.tsx'
import { IllustratedTiles } from '../sections/feature-list.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Questions } from '../sections/questions.tsx'
import { ReplacementSteps } from '../sections/replacement-steps.tsx'
import { Steps } from '../sections/steps.tsx'
import { TextBlocks } from '../sections/text-blocks.tsx'
import cloth from '../ui/cloth.module.css'
import { Contents } from '../ui/contents.tsx'
import { Section } from '../ui/section.tsx'
import { PriceBar } from './process/price-bar.tsx'
import { Timeline } from './process/timeline.tsx'

/** Turns sections of text into questions: the heading is the question, and the text is the answer. */
function asQuestions(sections: readonly PlainSection[]) {
  return sections.map(({ heading, text }) => ({
    question: heading.title,
    answer: <TextBlocks blocks={text} />,
  }))
}

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
      {/* Each step leaves more cloth on the loom. */}
      <div aria-hidden="true" data-accent="yellow" className="wrap">
        <div className="warp grid grid-cols-6 items-end h-24 border-2 border-ink">
          {processPage.steps.map(({ stepNumber }, _, { length }) => (
            <div
              key={stepNumber}
              className={`${cloth.cloth} [--cell:8px] border-t-2 border-ink`}
              style={{ height: `${(100 * stepNumber) / length}%` }}
            />
          ))}
        </div>
      </div>
      <Contents path="/process" sections={sections} className="wrap py-xl" />
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
        <Section id="match-run" variant="stacked" badge={matchRun.badge} heading={matchRun.heading}>
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
        <Questions name="conditions" items={asQuestions(price.conditions)} />
      </Section>
      <Section>
        <IllustratedTiles items={processPage.papers} drawing="two-papers" />
      </Section>
      <Section id={counting.id} heading={counting.heading}>
        <Questions name="counting" items={asQuestions(counting.items)} />
      </Section>
      <CallToAction {...processPage.closing} />
    </>
  )
}
