import { caseStudies } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { otherTrades, projectsShown } from '../../content/portfolio-filter.ts'
import { linkedQuote, type Project, projectOf } from '../../content/projects.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Link } from '../../ui/link.tsx'
import styles from './portfolio.module.css'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilter } from './project-filter.tsx'

/** The first five projects stand large. */
const isLarge = ({ id }: Project) => caseStudies.findIndex((study) => study.id === id) < 5

/** The portfolio: a swatch for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  const projects = projectsShown(filter)
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(caseStudies.length)} {...portfolio.hero}>
        <FactList items={portfolio.stats} />
      </PageHero>
      <ul
        aria-label={portfolio.listHeading}
        className="wrap warp grid grid-cols-[repeat(auto-fit,minmax(3.2%,1fr))] lt-md:grid-cols-13 border-y-2 border-ink"
      >
        {caseStudies.map(projectOf).map(({ id, path, title, accent, filters }) => (
          <li
            key={id}
            data-accent={accent}
            data-filters={filters.join(' ')}
            data-unwoven={filter === '' || filters.includes(filter) ? undefined : ''}
            className="aspect-square"
          >
            <Link
              to={path}
              title={title}
              className={`${cloth.cloth} ${styles.swatch} block h-full [--cell:8px] [outline-offset:-3px]`}
            >
              <span className="visually-hidden">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section id="work" className="wrap">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <ProjectFilter chosen={filter} />
        <ul className={styles.list}>
          {projects.map((project, above) => (
            <ProjectCard
              key={project.id}
              project={project}
              large={isLarge(project)}
              above={above}
              place={above + projects.slice(0, above).filter(isLarge).length}
            />
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
