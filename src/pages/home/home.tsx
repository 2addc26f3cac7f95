import { home } from '../../content/home.ts'
import { industryCards } from '../../content/industries.ts'
import { officeBand } from '../../content/office-band.ts'
import { coreServices } from '../../content/services.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { Offices } from '../../sections/offices.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import cloth from '../../ui/cloth.module.css'
import { columns } from '../../ui/columns.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'
import thread from '../../ui/margin-thread.module.css'
import scroll from '../../ui/scroll-row.module.css'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'
import { HomeHero } from './hero.tsx'
import styles from './home.module.css'
import { TechnologyStack } from './technology-stack.tsx'
import { Testimonials } from './testimonials.tsx'

/** The home page. */
export function HomePage() {
  return (
    <div className={thread.threaded}>
      <HomeHero />
      <Section id="about" className="grid items-end gap-x-cols gap-y-lg lg:cols-8-4">
        <div>
          <Tag>{home.about.badge}</Tag>
          <h2 className="visually-hidden">{home.about.badge}</h2>
          <p className="mt-md font-500 text-xl">{home.about.text}</p>
          <p className="mt-md max-w-text text-muted">{home.about.price}</p>
        </div>
        <FactList items={home.about.facts} />
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
      <TechnologyStack />
      <Testimonials />
      <Section {...home.offices}>
        <Offices {...officeBand()} />
      </Section>
    </div>
  )
}

/** The classes of a list whose items are links, with a description and examples. */
const linked = `${styles.linked} [&>li]:relative [&_p]:my-sm [&_p]:text-muted [&_p]:text-balance [&_ul]:text-sm [&_ul]:font-500`

/** Links to the services, each with the weave pattern of its service. */
function ServiceList() {
  return (
    <ul
      className={`${styles.services} ${linked} [&>li:hover]:[--draft:var(--brand)] grid md:grid-cols-2 lg:grid-cols-3 border-t-2 border-t-ink md:border-l border-line [&>li]:py-md md:[&>li]:px-lg md:[&>li]:pt-0 md:[&>li]:pb-lg [&>li]:border-b md:[&>li]:border-r [&>li]:border-line lt-md:[&_p]:text-sm`}
    >
      {coreServices.map(({ path, name, weave, card }) => (
        <li key={path}>
          <Draft weave={weave} className="advances" />
          <h3>
            <Link to={path}>{name}</Link>
          </h3>
          <p>{card.description}</p>
          <InlineList items={card.features} />
        </li>
      ))}
    </ul>
  )
}

/** Links to the industries, each with icon and pattern of its industry. The patterns are as wide as the page. */
function IndustryList() {
  return (
    <ul
      className={`${styles.industries} ${linked} ${scroll.row} ${columns(industryCards.length, 6)} relative z-1 md:grid md:gap-y-lg md:-mx-md [&_li_li]:block [&>li]:flex [&>li]:flex-col [&>li]:items-start [&>li]:px-md [&>li:not(:last-child)]:border-r [&>li]:border-line [&_ul]:mt-auto [&_ul]:text-accent-text [&_svg]:relative [&_svg]:size-15 [&_svg]:mb-md [&_svg]:p-sm [&_svg]:bg-panel [&_svg]:border-2 [&_svg]:border-ink lg:lt-xl:[&_h3]:text-base`}
    >
      {industryCards.map(({ title, description, examples, href, color, icon }) => (
        <li key={href} data-accent={color}>
          <div aria-hidden="true" className={`${cloth.cloth} advances`} />
          <ContentIcon icon={icon} />
          <h3>
            <Link to={href}>{title}</Link>
          </h3>
          <p>{description}</p>
          <InlineList items={examples} />
        </li>
      ))}
    </ul>
  )
}
