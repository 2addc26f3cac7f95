import { home } from '../../content/home.ts'
import { officeBand } from '../../content/office-band.ts'
import { Band, BandHead } from '../../sections/band.tsx'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { Stack } from '../../sections/stack.tsx'
import { ButtonLink } from '../../ui/button.tsx'
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
      <Band id="services" badge={home.services.badge} heading={home.services.heading}>
        <SwatchBook />
        <ButtonLink {...home.services.action} size="lg" icon="arrow-right" className="mt-8" />
      </Band>
      <section id="industries">
        <div className="wrap">
          <BandHead look="stacked" badge={home.industries.badge} heading={home.industries.heading} />
        </div>
        <Bolts />
      </section>
      <Band id="case-studies" badge={home.caseStudies.badge} heading={home.caseStudies.heading}>
        <CaseRows />
      </Band>
      <Band ground="vat" look="stacked" badge={home.why.badge} heading={home.why}>
        <Reasons items={home.why.reasons} lead />
      </Band>
      <Stack badge={home.stack.badge} heading={home.stack.heading} groups={home.stack.groups} signs />
      <Testimonials />
      <Band badge={home.offices.badge} heading={home.offices.heading}>
        <Offices {...officeBand()} />
      </Band>
    </Strand>
  )
}
