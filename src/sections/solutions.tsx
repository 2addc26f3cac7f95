import type { Industry } from '../content/schema.ts'
import { Mark } from '../ui/mark.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from './section-head.tsx'
import { Tiles } from './tiles.tsx'

/** The kinds of product we build for an industry. */
export function Solutions({ industry, across = 3 }: { industry: Industry; across?: 2 | 3 }) {
  return (
    <Section id="solutions">
      <SectionHead heading={industry.intro} />
      <Tiles
        across={across}
        items={industry.solutions.map(({ mark, ...point }) => ({
          ...point,
          sign: <Mark name={mark} className="size-8.5 text-dye-text" />,
        }))}
      />
    </Section>
  )
}
