import type { TimelinePhase } from '../../content/schema.ts'
import { ChartBar } from '../../ui/chart-bar.tsx'
import cloth from '../../ui/cloth.module.css'
import { planOf } from './plan.ts'

interface TimelineProps {
  phases: readonly TimelinePhase[]
  /** The unit of the axis, beside it. */
  unit: string
}

/** The phases of a project on a chart of weeks. The filled part of a bar is the shortest duration of the phase. */
export function Timeline({ phases, unit }: TimelineProps) {
  const { length, step, labels, bars } = planOf(phases)
  return (
    <div className="border-2 border-ink bg-panel">
      <ol data-accent="yellow">
        {bars.map(({ phase, duration, description, weeks, from, shortest, longest }) => (
          <li key={phase} className="grid border-b border-line md:grid-cols-[18rem_1fr]">
            <div className="px-md pt-sm md:py-md md:border-r-2 border-ink">
              <h3 className="flex justify-between items-baseline gap-md text-base">
                {phase} <span className="font-mono text-xs text-muted">{duration}</span>
              </h3>
              <p className="mt-xs text-sm text-muted">{description}</p>
            </div>
            <div
              aria-hidden="true"
              className="hairlines dark:[--hairline:var(--edge)] relative min-h-11 md:min-h-13 lt-md:mx-md"
              style={{ '--columns': length }}
            >
              <ChartBar from={from} to={longest} of={length}>
                <Bar className="warp [--warp:var(--ink)]" />
              </ChartBar>
              <ChartBar from={from} to={shortest} of={length}>
                <Bar className={`${cloth.cloth} [--cell:8px] ${weeks ? '' : 'md:border-r-0'}`} />
              </ChartBar>
            </div>
          </li>
        ))}
      </ol>
      <div
        aria-hidden="true"
        className="grid md:grid-cols-[18rem_1fr] lt-md:mx-md lt-md:my-sm font-mono text-xs"
      >
        <span className="md:px-md md:border-r-2 border-ink">{unit}</span>
        <div className="relative h-[1.5em]">
          {labels.map((week) => (
            <ChartBar key={week} from={week - 1} to={Math.min(week - 1 + step, length + 1)} of={length}>
              {/* With very large text, a label that has less room than the others does not fit. */}
              <span
                className={`block border-l border-edge pl-xs md:pl-sm [overflow-wrap:normal] ${week - 1 + step > length ? 'lt-sm:hidden' : ''}`}
              >
                {week}
              </span>
            </ChartBar>
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
      <div className={`reveals h-6.5 md:h-8.5 border-2 border-ink ${className}`} />
    </div>
  )
}
