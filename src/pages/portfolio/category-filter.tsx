import { caseStudies, usedCategories } from '../../content/case-studies.ts'
import { portfolio } from '../../content/portfolio.ts'
import { type Category, slugOf } from '../../content/schema.ts'
import { Island } from '../../ui/island.tsx'

const { all, ...texts } = portfolio.filter

const options = [
  { slug: null, label: all, count: caseStudies.length },
  ...usedCategories.map((category) => ({
    slug: slugOf(category),
    label: category,
    count: caseStudies.filter((study) => study.category === category).length,
  })),
]

/** The filter of the portfolio: a menu of all categories, each with the number of its projects. */
export function CategoryFilter({ category }: { category: Category | null }) {
  return (
    <Island
      name="PortfolioFilter"
      props={{ options, selected: category && slugOf(category), words: texts }}
    />
  )
}
