import { caseStudies } from '../../content/case-studies.ts'
import { type Category, categories, slugOf } from '../../content/schema.ts'
import { Island } from '../../ui/island.tsx'

const options = [
  { slug: null, label: 'All', count: caseStudies.length },
  ...categories.map((category) => ({
    slug: slugOf(category),
    label: category,
    count: caseStudies.filter((study) => study.category === category).length,
  })),
]

/** All and the 24 categories, each with the number of its projects. */
export function CategoryFilter({ category }: { category: Category | null }) {
  return <Island name="PortfolioFilter" props={{ options, selected: category && slugOf(category) }} />
}
