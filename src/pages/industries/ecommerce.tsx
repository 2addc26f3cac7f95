import { ecommerce as industry } from '../../content/industries/ecommerce.ts'
import { CareLabel } from '../../sections/care-label.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { Section } from '../../ui/section.tsx'
import { IndustryPage } from './industry.tsx'
import { ShoppingString } from './shopping-string.tsx'
import { Stories } from './stories.tsx'

/** `/industries/ecommerce`: features first, then what they connect to. */
export function EcommercePage() {
  return (
    <IndustryPage path="/industries/ecommerce">
      <Section id="features">
        <SectionHead look="stacked" heading={industry.features.heading} />
        <ShoppingString features={industry.features.items} />
      </Section>
      <Solutions industry={industry} />
      <Section ground="vat">
        <SectionHead heading={industry.integrations.heading} />
        <ToolGroups groups={industry.integrations.groups} />
      </Section>
      <Stories industry={industry} />
      <Section ground="tint">
        <SectionHead look="stacked" heading={industry.rules.heading} />
        <CareLabel rules={industry.rules.items} />
      </Section>
      <Section>
        <SectionHead look="stacked" heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}
