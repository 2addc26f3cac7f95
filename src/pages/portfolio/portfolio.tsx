import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote } from '../../content/projects.ts'
import { Figures } from '../../sections/figures.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Island } from '../../ui/island.tsx'
import { options, projects, projectsShown } from './filter.ts'
import { ProjectList } from './project-list.tsx'

/** The portfolio: a square for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  // On phones, these are at most five rows of nine.
  const indexed = projects.slice(0, 45)
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(projects.length)} {...portfolio.hero}>
        <div aria-hidden="true" className="lg:justify-self-end w-full lg:max-w-[22rem]">
          <div className="grid gap-sm lg:gap-sm grid-cols-[repeat(9,1fr)] lg:grid-cols-5">
            {indexed.map(({ id, accent }) => (
              <span
                key={id}
                data-accent={accent}
                className={`${cloth.cloth} [--cell:8px] aspect-square border-[1.5px] border-ink`}
              />
            ))}
          </div>
          <p className="mt-md font-mono text-xs text-muted">
            {portfolio.indexCaption(indexed.length, projects.length)}
          </p>
        </div>
      </PageHero>
      <Figures variant="hero" items={portfolio.stats} />
      <section id="work" className="wrap pt-lg">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <Island name="PortfolioFilter" props={{ ...options, selected: filter, words: portfolio.filter }} />
        <ProjectList projects={projectsShown(filter)} />
      </section>
      <section className="wrap pt-xl pb-md text-balance">
        <Quote quote={linkedQuote(portfolioTestimonial)} large />
      </section>
    </>
  )
}
