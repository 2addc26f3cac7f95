import { ecommerce as industry } from '../../content/industries/ecommerce.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Ledger } from '../../sections/ledger.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { ToolGroups } from '../../sections/tool-groups.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Section } from '../../ui/section.tsx'

const [features, rules] = industry.lists

export function EcommercePage() {
  return (
    <>
      <IndustryHero path="/industries/ecommerce" industry={industry} />
      {features && (
        <Section id="features">
          <SectionHead heading={features.heading} />
          <Ledger rows={features.items} />
        </Section>
      )}
      <Solutions industry={industry} />
      {industry.integrations && (
        <Section ground="vat">
          <SectionHead heading={industry.integrations.heading} />
          <ToolGroups groups={industry.integrations.groups} />
        </Section>
      )}
      <Section>
        <SectionHead heading={industry.storiesHeading} />
        <SuccessStories stories={industry.stories} />
      </Section>
      {rules && (
        <Section ground="tint">
          <SectionHead heading={rules.heading} />
          <Rules items={rules.items} />
        </Section>
      )}
      <Section>
        <SectionHead heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}
