import { strings } from '../content/strings.ts'
import { ancestors, type Path, routes } from '../routes.ts'
import { Link } from './link.tsx'

/** Links to the ancestors of a page, from the home page down, and the name of the page itself. */
export function Breadcrumbs({ path }: { path: Path }) {
  return (
    <nav aria-label={strings.breadcrumbs} className="mb-md font-mono text-xs text-muted" data-print="off">
      <ol className="flex flex-wrap gap-x-sm">
        {ancestors(path).map((ancestor) => (
          <li key={ancestor} className="after:ml-sm after:content-['/']">
            <Link to={ancestor} className="inline-block min-h-6 no-underline hover:underline">
              {routes[ancestor].label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{routes[path].label}</li>
      </ol>
    </nav>
  )
}
