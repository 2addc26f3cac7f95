import { caseStudies } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { projectsShown } from '../../content/filter-options.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { LinkList } from '../../ui/list.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilter } from './project-filter.tsx'

/** The first five projects stand large. */
const large = projectsShown('').slice(0, 5)

/** The portfolio: a swatch for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  const projects = projectsShown(filter)
  const largeShown = projects.filter((project) => large.includes(project)).length
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(caseStudies.length)} {...portfolio.hero}>
        <div>
          <FactList items={portfolio.stats} />
          <LinkList links={[strings.counting]} />
        </div>
      </PageHero>
      {/* A choice in the filter leaves the bare warp of the other swatches. */}
      <ul
        aria-hidden="true"
        className="wrap warp grid grid-cols-[repeat(auto-fit,minmax(3.2%,1fr))] lt-md:grid-cols-13 border-y-2 border-ink"
      >
        {projectsShown('').map(({ id, accent, filters }) => (
          <li key={id} data-accent={accent} className="aspect-square">
            <span
              data-filters={filters.join(' ')}
              hidden={filter !== '' && !filters.includes(filter)}
              className={`${cloth.cloth} block h-full [--cell:8px]`}
            />
          </li>
        ))}
      </ul>
      <section id="work" className="wrap">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <ProjectFilter chosen={filter} />
        {/* After an odd number of cards in two columns, the empty cell shows bare warp. */}
        <ul className="warp grid xl:grid-cols-2 border-t-2 border-l-2 border-ink">
          {projects.map((project, above) => (
            <ProjectCard
              key={project.id}
              project={project}
              large={above < largeShown}
              above={above}
              place={above + Math.min(above, largeShown)}
            />
          ))}
        </ul>
        <div className="py-2xl text-balance">
          <Quote quote={linkedQuote(portfolioTestimonial)} large />
        </div>
      </section>
    </>
  )
}
