import { realEstate as industry } from '../../content/industries/real-estate.ts'
import type { Point } from '../../content/schema.ts'
import { CareLabel } from '../../sections/care-label.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Section } from '../../ui/section.tsx'
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
