import { strings } from '../content/strings.ts'
import { ancestors, type Path, routes } from '../routes.ts'
import { Link } from './link.tsx'
import { Tag } from './tag.tsx'

interface BreadcrumbsProps {
  path: Path
  badge?: string | undefined
  /** Fills the badge with the accent colour of the page. */
  solid?: boolean | undefined
  /** Replaces the classes for the space below it. */
  className?: string
}

/** Links to the ancestors of a page, its name, and below it a badge. If both say the same, the badge is the name. */
export function Breadcrumbs({ path, badge, solid, className }: BreadcrumbsProps) {
  const { label } = routes[path]
  const tag = badge && <Tag solid={solid}>{badge}</Tag>
  return (
    <>
      <nav
        aria-label={strings.breadcrumbs}
        className={`${className ?? (badge === label ? 'mb-lg' : 'mb-md')} font-mono text-xs text-muted`}
        data-print="off"
      >
        <ol className="flex flex-wrap items-baseline gap-x-sm">
          {ancestors(path).map((ancestor) => (
            <li key={ancestor} className="after:ml-sm after:content-['/']">
              <Link to={ancestor} className="inline-block min-h-6 no-underline hover:underline">
                {routes[ancestor].label}
              </Link>
            </li>
          ))}
          <li aria-current="page">{badge === label ? tag : label}</li>
        </ol>
      </nav>
      {tag && badge !== label && <div className="mb-lg">{tag}</div>}
    </>
  )
}
