import { saasTech as industry } from '../../content/industries/saas-tech.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Section } from '../../ui/section.tsx'

export function SaasTechPage() {
  return (
    <>
      <IndustryHero path="/industries/saas-tech" industry={industry} />
      <Solutions industry={industry} />
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
