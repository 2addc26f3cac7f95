import { realEstate as industry } from '../../content/industries/real-estate.ts'
import { CareLabel } from '../../sections/care-label.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Section } from '../../ui/section.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { IndustryPage } from './industry.tsx'
import { Stories } from './stories.tsx'
import { Tower } from './tower.tsx'

/** `/industries/real-estate`: features first, as a floor plan; then a tower in section. */
export function RealEstatePage() {
  return (
    <IndustryPage path="/industries/real-estate">
      <Section id="features">
        <SectionHead look="stacked" heading={industry.features.heading} />
        <FloorPlan rooms={industry.features.items} />
      </Section>
      <Section id="solutions">
        <SectionHead heading={industry.intro} />
        <Tower floors={industry.solutions} />
      </Section>
      <Section ground="tint">
        <SectionHead look="stacked" heading={industry.rules.heading} />
        <CareLabel rules={industry.rules.items} />
      </Section>
      <Stories industry={industry} />
      <Section>
        <SectionHead look="stacked" heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}
