import { caseStudies } from '../../content/case-studies.ts'
import { type Category, categories, slugOf } from '../../content/schema.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

function count(category: Category): number {
  return caseStudies.filter((study) => study.category === category).length
}

const option =
  'flex items-center justify-between gap-4 min-h-11 px-4 py-1.5 font-500 text-4 leading-[1.25] no-underline border-b border-line hover:bg-weld-tint aria-[current]:bg-weld aria-[current]:text-night focus-visible:outline-offset-[-3px]'

/** A dropdown of links: each category has an address, so choosing works without a script. */
export function CategoryFilter({ category, shown }: { category: Category | null; shown: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <span id="filter-label" className="font-600">
        Filter by Category
      </span>
      <details className="filter group relative w-full max-w-[24rem]">
        <summary
          aria-labelledby="filter-label filter-value"
          className="flex items-center justify-between gap-4 min-h-13 px-4 font-600 bg-panel border-2 border-ink"
        >
          <span id="filter-value">{category ?? 'All'}</span>
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <ul className="absolute z-10 inset-x-0 top-[calc(100%-2px)] max-h-[300px] overflow-y-auto overscroll-contain bg-panel border-2 border-ink">
          <li>
            <Link
              to="/portfolio#work"
              className={option}
              aria-current={category === null ? 'true' : undefined}
            >
              All <span className="font-mono text-t0">{caseStudies.length}</span>
            </Link>
          </li>
          {categories.map((each) => (
            <li key={each}>
              <Link
                to={`/portfolio?category=${slugOf(each)}#work`}
                className={option}
                aria-current={each === category ? 'true' : undefined}
              >
                {each} <span className="font-mono text-t0">{count(each)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className="text-muted">
        {shown === 1 ? '1 project' : `${shown} projects`}
      </p>
    </div>
  )
}
