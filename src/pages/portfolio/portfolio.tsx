import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote } from '../../content/projects.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Island } from '../../ui/island.tsx'
import { options, projects, projectsShown } from './filter.ts'
import { ProjectList } from './project-list.tsx'

/** The portfolio: a swatch for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(projects.length)} {...portfolio.hero}>
        <FactList items={portfolio.stats} />
      </PageHero>
      <div aria-hidden="true" className="wrap flex">
        {projects.map(({ id, accent }) => (
          <span
            key={id}
            data-accent={accent}
            className={`${cloth.cloth} [--cell:8px] flex-1 aspect-square border-y-2 border-ink`}
          />
        ))}
      </div>
      <section id="work" className="wrap">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <Island name="PortfolioFilter" props={{ ...options, selected: filter, words: portfolio.filter }} />
        <ProjectList projects={projectsShown(filter)}>
          <div className="row-span-6 lg:col-span-2 text-balance">
            <Quote quote={linkedQuote(portfolioTestimonial)} large />
          </div>
        </ProjectList>
      </section>
    </>
  )
}
