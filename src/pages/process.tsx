import { caseStudies } from '../content/case-studies.ts'
import { process } from '../content/process.ts'
import { listedStudy } from '../content/projects.ts'
import type { TimelinePhase } from '../content/schema.ts'
import { CaseStudyList } from '../sections/case-study-list.tsx'
import { IllustratedTiles } from '../sections/feature-list.tsx'
import { Actions, PageHero } from '../sections/page-hero.tsx'
import { Prose } from '../sections/prose.tsx'
import { ReplacementSteps } from '../sections/replacement-steps.tsx'
import { Steps } from '../sections/steps.tsx'
import { ChartBar } from '../ui/chart-bar.tsx'
import cloth from '../ui/cloth.module.css'
import { Section } from '../ui/section.tsx'

/** The case studies with a match run, each with what was compared, and for how long. */
const studiesWithMatchRun = caseStudies
  .filter(({ story }) => story?.matchRun)
  .map((study) => listedStudy(study, study.story?.matchRun))

/** The page about the process: steps, methods, match run, price, documents and timeline of a project. */
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
      <Section id="match-run" badge={process.matchRun.badge} heading={process.matchRun.heading}>
        <ReplacementSteps steps={process.matchRun.steps} cloths={process.matchRun.cloths} />
        <CaseStudyList heading={process.matchRun.listHeading} items={studiesWithMatchRun} />
      </Section>
      <Prose {...process.price}>
        <IllustratedTiles items={process.papers} drawing="two-papers" />
      </Prose>
      <Section badge={process.timelineBadge} heading={process.timelineHeading}>
        <Timeline phases={process.timeline} unit={process.timelineUnit} />
        <Actions className="mt-xl" actions={process.actions} />
      </Section>
    </>
  )
}

/** The weeks of the chart: the longest duration of a project, and one more for what follows. */
const columns = 22

/** The phases of a project on a chart of weeks. The filled part of a bar is the shortest duration of the phase. */
function Timeline({ phases, unit }: { phases: readonly TimelinePhase[]; unit: string }) {
  return (
    <div className="border-2 border-ink bg-panel">
      <ol data-accent="yellow">
        {phases.map(({ phase, duration, description, weeks }, index) => {
          // The week in which a phase starts, when each phase before it takes its longest time.
          const start = phases.slice(0, index).reduce((sum, before) => sum + (before.weeks?.longest ?? 0), 0)
          const { shortest, longest } = weeks ?? { shortest: columns - start, longest: columns - start }
          return (
            <li key={phase} className="grid border-b border-line md:grid-cols-[18rem_1fr]">
              <div className="px-md py-md md:border-r-2 border-ink">
                <h3 className="flex justify-between gap-md text-base">
                  {phase} <span className="font-mono font-500 text-xs text-muted">{duration}</span>
                </h3>
                <p className="mt-xs text-sm text-muted">{description}</p>
              </div>
              <div className="hairlines-22 dark:[--hairline:var(--edge)] relative min-h-13">
                <svg aria-hidden="true" className="reveals absolute inset-0 size-full">
                  <ChartBar from={start} to={start + longest} of={columns}>
                    <Bar className="warp [--warp:var(--ink)]" />
                  </ChartBar>
                  <ChartBar from={start} to={start + shortest} of={columns}>
                    <Bar className={`${cloth.cloth} [--cell:8px] ${weeks ? '' : 'border-r-0'}`} />
                  </ChartBar>
                </svg>
              </div>
            </li>
          )
        })}
      </ol>
      <div aria-hidden="true" className="grid md:grid-cols-[18rem_1fr] font-mono font-500 text-xs">
        <span className="px-md md:border-r-2 border-ink">{unit}</span>
        <div className="grid cols-3-2-2-2-2-1">
          {[1, 5, 9, 13, 17, 21].map((week) => (
            <span key={week} className="border-l border-edge pl-sm">
              {week}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A bar in the middle of its row, at any height of the row. */
function Bar({ className }: { className: string }) {
  return (
    <div className="grid items-center h-full">
      <div className={`h-[34px] border-2 border-ink ${className}`} />
    </div>
  )
}
