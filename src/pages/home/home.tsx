import { home } from '../../content/home.ts'
import { officeBand } from '../../content/office-band.ts'
import { strings } from '../../content/strings.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkList } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import tag from '../../ui/tag.module.css'
import { MarginThread, marginThread } from '../../ui/thread.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'
import { HomeHero } from './hero.tsx'
import { IndustryList } from './industry-list.tsx'
import { ServiceList } from './service-list.tsx'
import { Testimonials } from './testimonials.tsx'

/** The home page. */
export function HomePage() {
  return (
    <div className={marginThread.page}>
      <HomeHero />
      <MarginThread />
      <Section id="about" className="grid items-end gap-y-lg lg:starts-3">
        <div>
          <h2 className={tag.tag}>{home.about.badge}</h2>
          <p className="mt-md text-xl text-balance">{home.about.text}</p>
          <LinkList links={home.about.links} className="mt-md font-600" />
        </div>
        <div>
          <FactList items={home.about.facts} />
          <LinkList links={[strings.counting]} />
        </div>
      </Section>
      <Section id="services" {...home.services}>
        <ServiceList />
        <ButtonLink {...home.services.action} size="lg" arrow className="mt-lg" />
      </Section>
      <Section id="industries" variant="stacked" {...home.industries}>
        <IndustryList />
      </Section>
      <Section id="case-studies" {...home.caseStudies}>
        <CaseStudyCards />
      </Section>
      <Section ground="dark" variant="stacked" badge={home.why.badge} heading={home.why}>
        <Reasons items={home.why.reasons} lead />
      </Section>
      <TechnologyList {...home.stack} />
      <Testimonials />
      <Section {...home.offices}>
        <Offices {...officeBand()} />
      </Section>
    </div>
  )
}
