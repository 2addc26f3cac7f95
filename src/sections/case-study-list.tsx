import states from '../../client/ui/states.module.css'
import type { Path } from '../routes.ts'
import { Link } from '../ui/link.tsx'
import { SmallHeading } from '../ui/section.tsx'

interface CaseStudyListProps {
  heading?: string
  items: readonly { path: Path; title: string; text: string | undefined }[]
}

/**
 * Links to case studies or to pages that mention a project, each with a line of text: in two columns beside the heading, or
 * in rows. Renders nothing for an empty list.
 */
export function CaseStudyList({ heading, items }: CaseStudyListProps) {
  if (items.length === 0) return null
  return (
    <div className={`mt-lg ${heading ? 'grid gap-y-md xl:starts-2' : ''}`}>
      {heading && <SmallHeading>{heading}</SmallHeading>}
      <ul className={`grid gap-x-cols gap-y-lg ${heading ? 'md:grid-cols-2' : 'lg:gap-y-sm'}`}>
        {items.map(({ path, title, text }) => (
          <li
            key={path}
            className={`${states.surface} border-t border-edge pt-sm ${heading ? '' : 'md:grid md:cols-4-8 gap-x-cols lg:starts-2'}`}
          >
            <div>
              <Link to={path} className={`${states.cover} ${states.title} font-600`}>
                {title}
              </Link>
            </div>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
