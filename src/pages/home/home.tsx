import { home } from '../../content/home.ts'
import { officeBand } from '../../content/office-band.ts'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MarginThread } from '../../ui/margin-thread.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { AboutSection } from './about-section.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'
import { HomeHero } from './hero.tsx'
import { IndustryGrid } from './industry-grid.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { Testimonials } from './testimonials.tsx'

/** The home page. */
export function HomePage() {
  return (
    <MarginThread>
      <HomeHero />
      <AboutSection />
      <Section id="services" badge={home.services.badge} heading={home.services.heading}>
        <ServiceGrid />
        <ButtonLink {...home.services.action} size="lg" icon="arrow-right" className="mt-8" />
      </Section>
      <section id="industries">
        <div className="wrap">
          <SectionHeading variant="stacked" badge={home.industries.badge} heading={home.industries.heading} />
        </div>
        <IndustryGrid />
      </section>
      <Section id="case-studies" badge={home.caseStudies.badge} heading={home.caseStudies.heading}>
        <CaseStudyCards />
      </Section>
      <Section ground="dark" variant="stacked" badge={home.why.badge} heading={home.why}>
        <Reasons items={home.why.reasons} lead />
      </Section>
      <TechnologyList
        badge={home.stack.badge}
        heading={home.stack.heading}
        groups={home.stack.groups}
        icons
      />
      <Testimonials />
      <Section badge={home.offices.badge} heading={home.offices.heading}>
        <Offices {...officeBand()} />
      </Section>
    </MarginThread>
  )
}
