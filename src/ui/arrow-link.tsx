import { Icon } from '../../client/ui/icon.tsx'
import { Link, type To } from './link.tsx'

/** A link with an arrow after its last word, also where it has several lines. It is large enough for a finger. */
export function ArrowLink({ to, label }: { to: To; label: string }) {
  const last = label.lastIndexOf(' ') + 1
  return (
    <Link to={to} className="inline-flex items-center min-h-11 font-600">
      <span>
        {label.slice(0, last)}
        <span className="whitespace-nowrap">
          {label.slice(last)}
          <Icon name="arrow-right" className="inline ml-sm [vertical-align:-0.25em]" />
        </span>
      </span>
    </Link>
  )
}
