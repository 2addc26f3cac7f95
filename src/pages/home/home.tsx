import { featured } from '../../content/case-studies.ts'
import { clients, testimonials } from '../../content/company.ts'
import { home } from '../../content/home.ts'
import { industryList } from '../../content/industries.ts'
import { officeBand } from '../../content/office-band.ts'
import { linkedQuote, projectOf } from '../../content/projects.ts'
import { coreServices } from '../../content/services.ts'
import { words } from '../../content/words.ts'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Strand } from '../../ui/strand.tsx'
import { AboutBand } from './about-band.tsx'
import { Bolts } from './bolts.tsx'
import { CaseRows } from './case-rows.tsx'
import { HomeHero } from './hero.tsx'
import { SwatchBook } from './swatch-book.tsx'
import { Testimonials } from './testimonials.tsx'

/** `/`: the whole offer in one page, in the order of the specification. */
export function HomePage() {
  return (
    <Strand>
      <HomeHero />
      <AboutBand />
      <Section id="services">
        <SectionHead badge={home.services.badge} heading={home.services.heading} />
        <SwatchBook services={coreServices} />
        <ButtonLink to={home.services.action.to} size="lg" icon="arrow-right" className="mt-8">
          {home.services.action.label}
        </ButtonLink>
      </Section>
      <section id="industries">
        <div className="wrap">
          <SectionHead look="stacked" badge={home.industries.badge} heading={home.industries.heading} />
        </div>
        <Bolts industries={industryList} />
      </section>
      <Section id="case-studies">
        <SectionHead badge={home.caseStudies.badge} heading={home.caseStudies.heading} />
        <CaseRows projects={featured.map(projectOf)} words={words.project} />
      </Section>
      <Section ground="vat">
        <SectionHead look="stacked" badge={home.why.badge} heading={home.why} />
        <Reasons items={home.why.reasons} lead />
      </Section>
      <Section>
        <SectionHead look="margin" badge={home.stack.badge} heading={home.stack.heading} />
        <Stack groups={home.stack.groups} signs />
      </Section>
      <Testimonials quotes={testimonials.map(linkedQuote)} clients={clients} />
      <Section>
        <SectionHead badge={home.offices.badge} heading={home.offices.heading} />
        <Offices {...officeBand()} />
      </Section>
    </Strand>
  )
}
