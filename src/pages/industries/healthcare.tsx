import { healthcare as industry } from '../../content/industries/healthcare.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Ledger } from '../../sections/ledger.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Section } from '../../ui/section.tsx'

export function HealthcarePage() {
  return (
    <>
      <IndustryHero path="/industries/healthcare" industry={industry} />
      <Solutions industry={industry} across={2} />
      <Section>
        <SectionHead heading={industry.storiesHeading} />
        <SuccessStories stories={industry.stories} />
      </Section>
      {industry.lists.map(({ heading, items }) => (
        <Section key={heading.title} id="features" ground="tint">
          <SectionHead heading={heading} />
          <Rules items={items} />
        </Section>
      ))}
      {industry.security && (
        <Section>
          <SectionHead heading={industry.security.heading} />
          <Ledger
            rows={industry.security.items.map(({ feature, description }) => ({
              title: feature,
              description,
            }))}
          />
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
