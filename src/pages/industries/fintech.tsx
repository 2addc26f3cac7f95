import { fintech as industry } from '../../content/industries/fintech.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Definitions } from '../../ui/definitions.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

export function FintechPage() {
  return (
    <>
      <IndustryHero path="/industries/fintech" industry={industry} />
      <Solutions industry={industry} />
      {industry.lists.map(({ heading, items }) => (
        <Section key={heading.title} id="features" ground="tint">
          <SectionHead heading={heading} />
          <Rules items={items} />
        </Section>
      ))}
      <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SmallHeading>{industry.stackHeading.title}</SmallHeading>
          <p className="mt-3 text-muted">{industry.stackHeading.text}</p>
          <Definitions
            className="mt-5"
            items={industry.stack.map(({ category, tools }) => ({ term: category, value: tools.join(', ') }))}
          />
        </div>
        {industry.security && (
          <div>
            <SmallHeading>{industry.security.heading.title}</SmallHeading>
            <Definitions
              className="mt-5"
              items={industry.security.items.map(({ feature, description }) => ({
                term: feature,
                value: description,
              }))}
            />
          </div>
        )}
      </Section>
      <Section>
        <SectionHead heading={industry.storiesHeading} />
        <SuccessStories stories={industry.stories} />
      </Section>
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}
