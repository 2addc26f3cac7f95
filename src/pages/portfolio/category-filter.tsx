import { caseStudies, usedCategories } from '../../content/case-studies.ts'
import { portfolio } from '../../content/portfolio.ts'
import { type Category, slugOf } from '../../content/schema.ts'
import { Island } from '../../ui/island.tsx'

const { all, ...words } = portfolio.filter

const options = [
  { slug: null, label: all, count: caseStudies.length },
  ...usedCategories.map((category) => ({
    slug: slugOf(category),
    label: category,
    count: caseStudies.filter((study) => study.category === category).length,
  })),
]

/** All and every category, each with the number of its projects. */
export function CategoryFilter({ category }: { category: Category | null }) {
  return <Island name="PortfolioFilter" props={{ options, selected: category && slugOf(category), words }} />
}
