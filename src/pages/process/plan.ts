import type { TimelinePhase } from '../../content/schema.ts'

/** A phase on the axis of weeks: it starts at `from`, and ends between `shortest` and `longest`. */
export interface PlannedPhase extends TimelinePhase {
  from: number
  shortest: number
  longest: number
}

/** At most so many weeks have a label, so that labels do not overlap on phones. */
const mostLabels = 6

/**
 * Places phases one after the other on an axis that is `length` weeks long. Each phase before takes its longest time. An
 * open-ended phase runs to the end of the axis, which is about a twentieth longer for it. `labels` are the weeks that the
 * axis names, counted from 1, and `step` is the number of weeks between two of them.
 */
export function planOf(phases: readonly TimelinePhase[]) {
  const planned = phases.reduce((sum, { weeks }) => sum + (weeks?.longest ?? 0), 0)
  const isOpen = phases.some(({ weeks }) => weeks === null)
  const length = planned + (isOpen || planned === 0 ? Math.max(1, Math.round(planned / 20)) : 0)
  const step = Math.ceil(length / mostLabels)
  // The last label has room for half a step at least.
  const count = Math.floor((length - step / 2) / step) + 1
  let from = 0
  const bars = phases.map((phase): PlannedPhase => {
    const start = from
    from += phase.weeks?.longest ?? 0
    const { shortest, longest } = phase.weeks ?? { shortest: length - start, longest: length - start }
    return { ...phase, from: start, shortest: start + shortest, longest: start + longest }
  })
  return {
    length,
    step,
    labels: Array.from({ length: count }, (_, nth) => nth * step + 1),
    bars,
  }
}
