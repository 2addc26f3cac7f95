import { industries } from '../content/industries.ts'
import { industriesIndex } from '../content/industries-index.ts'
import { Bolts } from '../sections/bolts.tsx'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Points } from '../sections/points.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { Section } from '../ui/section.tsx'

export function IndustriesPage() {
  return (
    <>
      <PageHero path="/industries" {...industriesIndex.hero} />
      <h2 className="visually-hidden">{industriesIndex.shelf}</h2>
      <Bolts industries={industries} detailed />
      <Section>
        <SectionHead heading={industriesIndex.heading} />
        <Points items={industriesIndex.points} />
      </Section>
      <Closing
        heading="Yours is not on the shelf?"
        text="15+ industries have brought us work. Tell us which regulator, season or customer makes yours different, and we will say honestly how much of it we have met."
        actions={[
          { label: 'Book a Free Consultation', to: 'booking' },
          { label: 'Contact Us', to: '/contact' },
        ]}
      />
    </>
  )
}
