import type { ComponentProps } from 'react'
import type { Industry } from '../content/schema.ts'
import { Band } from './band.tsx'
import { Entries } from './entries.tsx'

interface SolutionsProps extends Pick<ComponentProps<typeof Band>, 'look'> {
  industry: Industry
  across?: 2 | 3
}

/** The kinds of product we build for an industry; the hero's button may lead here. */
export function Solutions({ industry, across = 3, look = 'beside' }: SolutionsProps) {
  return (
    <Band id="solutions" look={look} heading={industry.intro}>
      <Entries layout="tiles" across={across} items={industry.solutions} />
    </Band>
  )
}
