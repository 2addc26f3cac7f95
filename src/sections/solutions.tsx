import type { Industry } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'
import { Entries } from './entries.tsx'
import { SectionHead } from './section-head.tsx'

/** The kinds of product we build for an industry; the hero's button may lead here. */
export function Solutions({ industry, across = 3 }: { industry: Industry; across?: 2 | 3 }) {
  return (
    <Section id="solutions">
      <SectionHead heading={industry.intro} />
      <Entries layout="tiles" across={across} items={industry.solutions} />
    </Section>
  )
}
