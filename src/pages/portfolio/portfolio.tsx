import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Island } from '../../ui/island.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import { options, projects, projectsShown } from './filter.ts'
import styles from './portfolio.module.css'

/** The portfolio: a swatch for each project, the filter and the list of projects. `filter` is the query in the address. */
export function PortfolioPage({ filter }: { filter: string }) {
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(projects.length)} {...portfolio.hero}>
        <FactList items={portfolio.stats} />
      </PageHero>
      <div
        aria-hidden="true"
        className="wrap flex [--cell:8px] [&>span]:flex-1 [&>span]:aspect-square [&>span]:border-y-2 [&>span]:border-ink"
      >
        {projects.map(({ id, accent }) => (
          <span key={id} data-accent={accent} className={cloth.cloth} />
        ))}
      </div>
      <section id="work" className="wrap">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <Island name="PortfolioFilter" props={{ ...options, selected: filter, words: portfolio.filter }} />
        {/* The stylesheet selects the parts of a card by element, because classes on each part, repeated for every project,
            were measured to be slower. */}
        <div className="grid gap-x-2xl py-md border-t-2 border-ink md:grid-cols-2 lg:grid-cols-3">
          <ul
            className={`${styles.list} contents [&>li]:relative [&>li]:grid [&>li]:grid-rows-subgrid [&>li]:row-span-6 [&>li]:grid-cols-[fit-content(65%)_minmax(0,1fr)] [&>li]:gap-x-md [&>li]:pb-lg [&_article]:contents [&_b]:font-500 [&_b]:text-ink [&_img]:size-full [&_img]:[object-fit:cover] [&_img]:[object-position:50%_40%] [&_a]:before:absolute [&_a]:before:inset-0 [&_a]:before:content-empty`}
          >
            {projectsShown(filter).map((project) => (
              <li key={project.id} data-filters={project.filters.join(' ')}>
                <article>
                  <div data-travels={`case-${project.slug}`}>
                    <Picture name={project.picture.file} alt={project.picture.alt} />
                  </div>
                  <p data-accent={project.accent} className={`${tag.tag} ${tag.solid}`}>
                    {project.industry}
                  </p>
                  <p>{project.category}</p>
                  <h3>{project.title}</h3>
                  <p>{project.description}</p>
                  <dl>
                    {project.results.map(({ value, label }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                  <p>
                    <b>{strings.project.technologies}</b> <span>{project.technologies.join(' ·\u00a0')}</span>
                    <Link to={project.path} aria-label={`${strings.project.view}: ${project.title}`}>
                      {strings.project.view}
                    </Link>
                  </p>
                </article>
              </li>
            ))}
          </ul>
          <div className="row-span-6 lg:col-span-2 text-balance">
            <Quote quote={linkedQuote(portfolioTestimonial)} large />
          </div>
        </div>
      </section>
    </>
  )
}
