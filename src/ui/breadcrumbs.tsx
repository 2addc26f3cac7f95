import type { ReactNode } from 'react'
import { strings } from '../content/strings.ts'
import { ancestors, type Path, routes } from '../routes.ts'
import { languageAttributes } from './language.ts'
import { Link } from './link.tsx'
import { Tag } from './tag.tsx'

interface BreadcrumbsProps {
  path: Path
  badge?: ReactNode
  /** Fills the badge with the accent colour of the page. */
  solid?: boolean | undefined
  /** Replaces the classes for the space below it. */
  className?: string
}

/** Links to the pages above a page, then the name of the page, and a badge below them. A badge with that name replaces it. */
export function Breadcrumbs({ path, badge, solid, className = 'mb-sm' }: BreadcrumbsProps) {
  const { label } = routes[path]
  return (
    <>
      <nav
        aria-label={strings.breadcrumbs}
        className={`${className} font-mono text-xs text-muted`}
        data-print="off"
      >
        <ol className="flex flex-wrap items-baseline gap-x-sm">
          {ancestors(path).map((ancestor) => (
            <li key={ancestor} className="not-last:after:ms-sm not-last:after:content-['/'_/_'']">
              <Link
                to={ancestor}
                {...languageAttributes(path, ancestor)}
                className="target min-w-[var(--target)] [text-decoration-color:transparent]"
              >
                {routes[ancestor].label}
              </Link>
            </li>
          ))}
          {badge !== label && <li aria-current="page">{label}</li>}
        </ol>
      </nav>
      {badge && (
        <div className="mb-md">
          <Tag solid={solid}>{badge}</Tag>
        </div>
      )}
    </>
  )
}
