import { realEstate as industry } from '../../content/industries/real-estate.ts'
import type { Point } from '../../content/schema.ts'
import { Closing } from '../../sections/closing.tsx'
import { IndustryHero } from '../../sections/industry-hero.tsx'
import { Rules } from '../../sections/rules.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { SuccessStories } from '../../sections/success-stories.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Section } from '../../ui/section.tsx'

const [features, ...others] = industry.lists

export function RealEstatePage() {
  return (
    <>
      <IndustryHero path="/industries/real-estate" industry={industry} />
      {features && (
        <Section id="features">
          <SectionHead heading={features.heading} />
          <FloorPlan rooms={features.items} />
        </Section>
      )}
      <Solutions industry={industry} />
      {others.map(({ heading, items }) => (
        <Section key={heading.title} ground="tint">
          <SectionHead heading={heading} />
          <Rules items={items} />
        </Section>
      ))}
      <Section>
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

/** Features laid out as the rooms of a floor: walls of two pixels, doors left open. */
function FloorPlan({ rooms }: { rooms: readonly Point[] }) {
  return (
    <ul className="floor-plan grid border-2 border-ink bg-panel md:grid-cols-2 lg:grid-cols-12">
      {rooms.map(({ title, description }) => (
        <li key={title} className="room relative p-[clamp(1.25rem,2.4vw,2.25rem)]">
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
