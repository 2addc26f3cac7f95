import { client } from '../../assets.ts'
import { caseStudies } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { options, otherTrades, projectsShown } from '../../content/portfolio-filter.ts'
import { linkedQuote } from '../../content/projects.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Island } from '../../ui/island.tsx'
import { titles } from './filter.ts'
import styles from './portfolio.module.css'
import { ProjectCard } from './project-card.tsx'

/** The portfolio: a swatch for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(caseStudies.length)} {...portfolio.hero}>
        <FactList items={portfolio.stats} />
      </PageHero>
      <div aria-hidden="true" className="wrap flex [--cell:8px]">
        {caseStudies.map(({ id, accent }) => (
          <span
            key={id}
            data-accent={accent}
            className={`${cloth.cloth} flex-1 aspect-square border-y-2 border-ink`}
          />
        ))}
      </div>
      <section id="work" className="wrap">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        {/* It filters in place until React has hydrated the filter. A page that the server filtered lacks projects. */}
        {filter === '' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
          <script dangerouslySetInnerHTML={{ __html: client.earlyFilter }} />
        )}
        <Island
          name="PortfolioFilter"
          hydrate="near"
          props={{
            ...options,
            selected: filter,
            titles,
            others: portfolio.filter.others(otherTrades),
            words: portfolio.filter,
          }}
        />
        <ul className={styles.list}>
          {projectsShown(filter).map((project, place) => (
            <ProjectCard key={project.id} project={project} place={place} />
          ))}
        </ul>
        <div className="py-2xl text-balance">
          <Quote quote={linkedQuote(portfolioTestimonial)} large />
        </div>
      </section>
    </>
  )
}
