import type { TimelinePhase } from '../../content/process.ts'
import { Track } from '../../ui/track.tsx'

/** Week columns on the chart: the longest a project takes, and one more for what follows. */
const columns = 22

/** Each phase begins where the one before it ends at its longest. */
function begins(phases: readonly TimelinePhase[], index: number): number {
  return phases.slice(0, index).reduce((weeks, phase) => weeks + (phase.weeks?.longest ?? 0), 0)
}

/** Weeks across, phases down: cloth is the shortest a phase takes, bare warp the room it may need. */
export function Timeline({ phases }: { phases: readonly TimelinePhase[] }) {
  return (
    <ol className="border-2 border-ink bg-panel">
      {phases.map(({ phase, duration, description, hue, weeks }, index) => {
        const start = begins(phases, index)
        const { shortest, longest } = weeks ?? { shortest: columns - start, longest: columns - start }
        return (
          <li
            key={phase}
            data-hue={hue}
            className="grid border-b border-line last:border-b-0 md:grid-cols-[18rem_1fr]"
          >
            <div className="px-4 py-3 leading-[1.3] md:border-r-2 border-ink">
              <h3 className="flex justify-between gap-4 text-t2 leading-[1.3]! tracking-normal">
                {phase} <span className="font-mono font-500 text-t0 text-muted">{duration}</span>
              </h3>
              <p className="mt-1 text-t1 text-muted">{description}</p>
            </div>
            <div className="week-grid relative min-h-13">
              <Track from={start} to={start + longest} of={columns}>
                <div className="warp [--warp:var(--ink)] h-[34px] mt-[9px] border-2 border-ink" />
              </Track>
              <Track from={start} to={start + shortest} of={columns}>
                <div className="cloth cloth-8 h-[34px] mt-[9px] border-2 border-ink" />
              </Track>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
