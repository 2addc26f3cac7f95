import { expect, it } from 'vitest'
import type { TimelinePhase } from '../../src/content/schema.ts'
import { planOf } from '../../src/pages/process/plan.ts'

/** The shortest and the longest time of a phase, in weeks. `null` has no end. */
type Weeks = readonly [shortest: number, longest: number] | null

it.each<[string, ...Weeks[]]>([
  ['no phase'],
  ['an open-ended phase', null],
  ['an open-ended phase between others', [3, 7], null, [0, 60]],
  ['many long phases', ...Array<Weeks>(12).fill([0, 60])],
  ['one week more than there are labels', [7, 7]],
])('the bars, the grid and the labels of a plan with %s are on one axis', (_, ...plan) => {
  const phases = plan.map((weeks, index): TimelinePhase => {
    const [shortest = 0, longest = 0] = weeks ?? []
    const texts = { phase: `Phase ${index}`, duration: '', description: '' }
    return { ...texts, weeks: weeks && { shortest, longest } }
  })
  const { length, step, labels, bars } = planOf(phases)
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.length).toBeLessThanOrEqual(6)
  expect(labels.every((week, index) => week === index * step + 1 && week <= length)).toBe(true)
  let end = 0
  for (const { from, shortest, longest, weeks } of bars) {
    expect(from).toBe(end)
    const places = [from, shortest, longest, length]
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    end += weeks?.longest ?? 0
  }
})
