import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import type { TimelinePhase } from '../../src/content/schema.ts'
import { planOf } from '../../src/pages/process/plan.ts'
import { Timeline } from '../../src/pages/process/timeline.tsx'

/** Any phase: open-ended, or of 0 to 60 weeks. */
const weeks = fc.oneof(
  fc.constant(null),
  fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => ({ shortest: Math.min(a, b), longest: Math.max(a, b) })),
)
const plans = fc.array(weeks, { maxLength: 12 }).map((all) =>
  all.map(
    (each, index): TimelinePhase => ({
      phase: `Phase ${index}`,
      duration: '',
      description: '',
      weeks: each,
    }),
  ),
)

it('the bars, the grid and the labels of any plan are on one axis', () => {
  fc.assert(
    fc.property(plans, (phases) => {
      const { length, step, labels, bars } = planOf(phases)
      expect(labels.length).toBeGreaterThan(0)
      expect(labels.length).toBeLessThanOrEqual(6)
      expect(labels.every((week, index) => week === index * step + 1 && week <= length)).toBe(true)
      let end = 0
      for (const { from, shortest, longest, weeks } of bars) {
        expect(from).toBe(end)
        expect([from, shortest, longest, length]).toEqual(
          [from, shortest, longest, length].toSorted((a, b) => a - b),
        )
        end += weeks?.longest ?? 0
      }
      const html = renderToStaticMarkup(<Timeline phases={phases} unit="Week" />)
      const widths = [...html.matchAll(/ (?:x|width)="([^"]*)%"/g)].map(([, value]) => Number(value))
      expect(widths).toHaveLength(2 * (2 * phases.length + labels.length))
      expect(widths.every((value) => value >= 0 && value <= 100)).toBe(true)
      expect(html.match(/M\d+ 0V1/g) ?? []).toHaveLength(length * phases.length)
    }),
    { numRuns: 200 },
  )
})
