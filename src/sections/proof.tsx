import { studiesTitled } from '../content/case-studies.ts'
import type { Service } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'
import { ProjectRows } from './project-rows.tsx'
import { SectionHead } from './section-head.tsx'

/** One or two projects that show what a service page claims. */
export function Proof({ proof }: { proof: Service['proof'] }) {
  return (
    <Section>
      <SectionHead heading={proof.heading} />
      <ProjectRows projects={studiesTitled(proof.projects)} />
    </Section>
  )
}
