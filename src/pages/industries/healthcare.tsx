import { healthcare as industry } from '../../content/industries/healthcare.ts'
import { CareLabel } from '../../sections/care-label.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Section } from '../../ui/section.tsx'
import { IndustryPage } from './industry.tsx'
import { Stories } from './stories.tsx'
import { WardDoor } from './ward-door.tsx'

/** `/industries/healthcare`: stories before rules and security. */
export function HealthcarePage() {
  return (
    <IndustryPage path="/industries/healthcare">
      <Solutions industry={industry} across={2} />
      <Stories industry={industry} />
      <Section id="features" ground="tint">
        <SectionHead look="stacked" heading={industry.rules.heading} />
        <CareLabel rules={industry.rules.items} />
      </Section>
      <Section>
        <SectionHead heading={industry.security.heading} />
        <WardDoor features={industry.security.items} />
      </Section>
      <Section>
        <SectionHead look="stacked" heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}
