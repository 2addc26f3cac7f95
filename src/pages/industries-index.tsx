import { Icon } from '../../client/ui/icon.tsx'
import states from '../../client/ui/states.module.css'
import { caseStudies, type Study } from '../content/case-studies.ts'
import { otherTrades } from '../content/filter-options.ts'
import { industryCards } from '../content/industries.ts'
import { industriesIndex } from '../content/industries-index.ts'
import { firstReleaseOf, industryQuery, listedStudy } from '../content/projects.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { CaseStudyList } from '../sections/case-study-list.tsx'
import { FeatureList } from '../sections/feature-list.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import cloth from '../ui/cloth.module.css'
import { ContentIcon } from '../ui/content-icon.tsx'
import { Link } from '../ui/link.tsx'
import { InlineList } from '../ui/list.tsx'
import { Section } from '../ui/section.tsx'
import styles from './industries-index.module.css'

const priceOf = ({ firstRelease }: Study) => firstRelease?.price[0] ?? Infinity

/** Case studies of industries that have no page, the cheapest first release first. Each names the trade of its client. */
const otherStudies = caseStudies
  .filter(({ industryPage }) => industryPage === undefined)
  .sort((a, b) => priceOf(a) - priceOf(b))
  .map((study) => listedStudy(study, `${study.industry}. ${firstReleaseOf(study)}`))

/** The page that lists all industries: each has its icon, its name in its pattern, examples, and a link to its page. */
export function IndustriesPage() {
  return (
    <>
      <PageHero path="/industries" {...industriesIndex.hero} />
      <h2 className="visually-hidden">{industriesIndex.listHeading}</h2>
      <ul className="wrap grid gap-y-xl pb-2xl">
        {industryCards.map(({ title, examples, index, href, color, icon }) => (
          <li key={href} data-accent={color}>
            <article
              className={`${states.surface} grid xl:items-center gap-y-md border-t-2 border-ink pt-lg xl:starts-3`}
            >
              <div className="xl:flex items-center gap-md">
                <div
                  className={`${cloth.cloth} [--cell:8px] flex-none lt-xl:mb-md xl:p-sm border-2 border-ink`}
                >
                  <ContentIcon
                    icon={icon}
                    className="size-14 border-ink lt-xl:border-r-2 xl:border-2 p-sm bg-panel"
                  />
                </div>
                <h3
                  className={`${styles.heading} [font-size:min(14.8vw,5.5rem)] xl:[font-size:min(var(--text-3xl),7.6vw)]`}
                >
                  <Link to={href} className={`${states.cover} no-underline`}>
                    <span
                      className={`${states.title} ${styles.outlined} [letter-spacing:0.01em]`}
                      data-name={title}
                    >
                      <span className={`${cloth.cloth} ${styles.name}`}>{title}</span>
                    </span>
                  </Link>
                </h3>
              </div>
              <div className="lg:lt-xl:grid lg:lt-xl:cols-8-4 grid-rows-[auto_1fr] gap-x-cols">
                <p className="text-muted lg:row-span-2">{index}</p>
                <InlineList items={examples} className="lt-lg:mt-sm xl:mt-sm text-sm text-accent-text" />
                <p
                  aria-hidden="true"
                  className="mt-md self-start justify-self-start inline-flex items-center gap-sm font-600 border-b-2 border-brand"
                >
                  {industriesIndex.cue} <Icon name="arrow-right" className={states.arrow} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <Section ground="dark" variant="margin" heading={industriesIndex.heading}>
        <FeatureList variant="strips" columns={2} items={industriesIndex.points} />
      </Section>
      {otherTrades && (
        <Section>
          <CaseStudyList heading={industriesIndex.otherTrades} items={otherStudies} />
          <p className="mt-lg">
            <Link to={`/portfolio?${industryQuery()}#work`}>
              {industriesIndex.otherProjects(otherTrades)}
            </Link>
          </p>
        </Section>
      )}
      <CallToAction {...industriesIndex.closing} />
    </>
  )
}
