import { home } from '../../content/home.ts'
import { industryCards } from '../../content/industries.ts'
import { officeBand } from '../../content/office-band.ts'
import { coreServices } from '../../content/services.ts'
import { Figures } from '../../sections/figures.tsx'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { columns } from '../../ui/columns.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'
import { MarginThread } from '../../ui/margin-thread.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'
import { HomeHero } from './hero.tsx'
import { Testimonials } from './testimonials.tsx'

/** The home page. */
export function HomePage() {
  return (
    <MarginThread>
      <HomeHero />
      <Section id="about" className="grid items-end gap-x-cols gap-y-lg lg:cols-8-4">
        <div>
          <Tag>{home.about.badge}</Tag>
          <h2 className="visually-hidden">{home.about.badge}</h2>
          <p className="mt-md font-500 text-xl text-pretty">{home.about.text}</p>
          <p className="mt-md max-w-text text-base text-muted">{home.about.price}</p>
        </div>
        <Figures variant="margin" items={home.about.facts} />
      </Section>
      <Section id="services" badge={home.services.badge} heading={home.services.heading}>
        <ServiceGrid />
        <ButtonLink {...home.services.action} size="lg" icon="arrow-right" className="mt-lg" />
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
      <TechnologyList {...home.stack} icons />
      <Testimonials />
      <Section badge={home.offices.badge} heading={home.offices.heading}>
        <Offices {...officeBand()} />
      </Section>
    </MarginThread>
  )
}

/** Cards that link to the services, each with the weave pattern of its service. */
function ServiceGrid() {
  return (
    <ul className="grid border-t-2 border-t-ink border-l border-line md:grid-cols-2 lg:grid-cols-3">
      {coreServices.map(({ path, ...service }) => (
        <li key={path} className="border-b border-r border-line">
          <article className="relative h-full pb-lg">
            <Draft weave={service.weave} className="advances h-7 md:h-14" />
            <div className="px-lg pt-sm md:pt-md">
              <h3 className="lt-md:mb-sm">
                <Link to={path} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {service.name}
                </Link>
              </h3>
              <p className="mt-sm mb-sm text-muted lt-md:inline">{service.card.description}</p>{' '}
              <InlineList items={service.card.features} className="lt-md:inline text-sm font-500" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Cards that link to the industries, each with icon and pattern of its industry, as wide as the page. */
function IndustryGrid() {
  return (
    <ul className={`grid relative z-1 border-y-2 bg-paper border-ink ${columns(industryCards.length, 6)}`}>
      {industryCards.map(({ title, description, examples, href, color, icon }) => (
        <li
          key={href}
          data-accent={color}
          className="border-line md:border-r lt-md:border-b-2 lt-md:border-b-ink lt-md:last:border-b-0"
        >
          <article className="relative h-full lt-md:grid lt-md:grid-cols-[84px_1fr] lt-md:gap-x-md md:flex md:flex-col">
            <Cloth className="advances [--cell:16px] lt-md:border-r-2 md:h-[clamp(9rem,15vw,14rem)] md:border-b-2 border-ink" />
            <div className="md:flex flex-col items-start flex-1 pb-md pr-md md:px-md">
              <span className="grid place-items-center relative -mt-lg lt-md:absolute lt-md:left-3 lt-md:top-5 lt-md:mt-0 size-15 bg-panel text-ink border-2 border-ink">
                <ContentIcon icon={icon} />
              </span>
              <h3 className="mt-md mb-sm md:mt-md md:mb-sm">
                <Link to={href} className="no-underline after:absolute after:inset-0 after:content-empty">
                  {title}
                </Link>
              </h3>
              <p className="text-base text-muted lt-md:inline">{description}</p>{' '}
              <InlineList
                items={examples}
                className="lt-md:inline md:mt-auto md:pt-md text-sm font-500 text-accent-text"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
