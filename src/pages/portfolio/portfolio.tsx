import { caseStudies } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { otherTrades, projectsShown } from '../../content/portfolio-filter.ts'
import { linkedQuote } from '../../content/projects.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import styles from './portfolio.module.css'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilter } from './project-filter.tsx'

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
        <ProjectFilter chosen={filter} />
        <ul className={styles.list}>
          {projectsShown(filter).map((project, place) => (
            <ProjectCard key={project.id} project={project} place={place} />
          ))}
        </ul>
        {otherTrades && (
          <p className="md:hidden mt-md text-sm text-muted">{portfolio.filter.others(otherTrades)}</p>
        )}
        <div className="py-2xl text-balance">
          <Quote quote={linkedQuote(portfolioTestimonial)} large />
        </div>
      </section>
    </>
  )
}
