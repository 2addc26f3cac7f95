import { type IndustryPath, industries } from '../../content/industries.ts'
import type { Industry } from '../../content/schema.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Section } from '../../ui/section.tsx'

/** An industry that has no page of its own design: what every industry says, in one order. */
export function IndustryPage({ path }: { path: IndustryPath }) {
  const industry: Industry = industries[path]
  return (
    <>
      <IndustryHero path={path} industry={industry} />
      <Solutions industry={industry} />
      {industry.lists.map(({ heading, items }) => (
        <Section key={heading.title}>
          <SectionHead heading={heading} />
          <Rules items={items} />
        </Section>
      ))}
      <Section ground="tint">
        <SectionHead heading={industry.storiesHeading} />
        <SuccessStories stories={industry.stories} />
      </Section>
      <Section>
        <SectionHead heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}
