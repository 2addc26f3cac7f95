import { caseStudies, usedCategories } from '../../content/case-studies.ts'
import { portfolioTestimonial } from '../../content/company.ts'
import { portfolio } from '../../content/portfolio.ts'
import { linkedQuote, projectOf } from '../../content/projects.ts'
import { type Category, slugOf } from '../../content/schema.ts'
import { Figures } from '../../sections/figures.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Quote } from '../../sections/quote.tsx'
import { Island } from '../../ui/island.tsx'
import { ProjectIndex } from './project-index.tsx'
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

/** The portfolio: an index, the filter and the list of projects. `category` is the one in the address, `null` for all. */
export function PortfolioPage({ category }: { category: Category | null }) {
  const projects = caseStudies.map(projectOf)
  const shown = category ? projects.filter((project) => project.category === category) : projects
  return (
    <>
      <PageHero path="/portfolio" badge={portfolio.badge(caseStudies.length)} {...portfolio.hero}>
        <ProjectIndex projects={projects} category={category} />
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
