import type { Heading } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'
import { ProjectRows, type ProjectRowsProps } from './project-rows.tsx'
import { SectionHead } from './section-head.tsx'

/** One or two projects that show what a service's page claims. */
export function Proof({ heading, ...rows }: ProjectRowsProps & { heading: Heading }) {
  return (
    <Section>
      <SectionHead look="stacked" heading={heading} />
      <ProjectRows {...rows} />
    </Section>
  )
}
