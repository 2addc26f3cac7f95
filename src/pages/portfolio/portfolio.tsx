import { caseStudies, usedCategories } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote, projectOf } from '../../content/projects.ts'
import { type Category, slugOf } from '../../content/schema.ts'
import { Figures } from '../../sections/figures.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import cloth from '../../ui/cloth.module.css'
import { Island } from '../../ui/island.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './portfolio.module.css'
import { ProjectList } from './project-list.tsx'

const { all, ...filterTexts } = portfolio.filter

/** The options of the filter: all projects and each category, with the number of projects. */
const options = [
  { slug: null, label: all, count: caseStudies.length },
  ...usedCategories.map((category) => ({
    slug: slugOf(category),
    label: category,
    count: caseStudies.filter((study) => study.category === category).length,
  })),
]

/** The largest number of projects in the index. On phones, they are five rows of nine in the first screen. */
export const maxIndexed = 45

/** The portfolio: an index, the filter and the list of projects. `category` is the one in the address, `null` for all. */
export function PortfolioPage({ category }: { category: Category | null }) {
  const projects = caseStudies.map(projectOf)
  const indexed = projects.slice(0, maxIndexed)
  const shown = category ? projects.filter((project) => project.category === category) : projects
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(caseStudies.length)} {...portfolio.hero}>
        {/* Each link is a small square, which a view transition turns into the picture of the project. */}
        <nav
          aria-labelledby="project-index"
          className={`${styles.squares} relative lg:justify-self-end w-full lg:max-w-[22rem]`}
        >
          <ul className="grid gap-1.5 lg:gap-2 grid-cols-[repeat(9,1fr)] lg:grid-cols-5">
            {indexed.map((project) => (
              <li key={project.id} data-accent={project.accent}>
                <Link to={project.path} aria-label={project.title} className="block">
                  <span
                    data-travels={`case-${project.slug}`}
                    className={`${cloth.cloth} [--cell:8px] ${category === null || project.category === category ? '' : 'warp'} block aspect-square border-[1.5px] border-ink`}
                  />
                </Link>
              </li>
            ))}
          </ul>
          <p id="project-index" className="mt-3 font-mono text-t0 text-muted">
            {portfolio.indexCaption(indexed.length, projects.length)}
          </p>
        </nav>
      </PageHero>
      <Figures variant="hero" items={portfolio.stats} />
      <section id="work" className="wrap pt-6">
        <h2 className="visually-hidden">{portfolio.listHeading}</h2>
        <Island
          name="PortfolioFilter"
          props={{ options, selected: category && slugOf(category), words: filterTexts }}
        />
        <ProjectList projects={shown} />
      </section>
      <section className="wrap pt-10 pb-4 text-balance">
        <Quote quote={linkedQuote(portfolioTestimonial)} large />
      </section>
    </>
  )
}
