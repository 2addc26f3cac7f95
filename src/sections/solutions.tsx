import type { Industry } from '../content/schema.ts'
import { Band } from './band.tsx'
import { Entries } from './entries.tsx'

/** The kinds of product we build for an industry; the hero's button may lead here. */
export function Solutions({ industry, across = 3 }: { industry: Industry; across?: 2 | 3 }) {
  return (
    <Band id="solutions" heading={industry.intro}>
      <Entries layout="tiles" across={across} items={industry.solutions} />
    </Band>
  )
}
