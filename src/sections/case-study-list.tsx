import type { CaseStudyPath } from '../content/case-studies.ts'
import { Link } from '../ui/link.tsx'
import { SmallHeading } from '../ui/section.tsx'

interface CaseStudyListProps {
  heading: string
  items: readonly { path: CaseStudyPath; title: string; text: string | undefined }[]
}

/** Links to case studies, with a line of text below each. Renders nothing for an empty list. */
export function CaseStudyList({ heading, items }: CaseStudyListProps) {
  if (items.length === 0) return null
  return (
    <div className="mt-lg grid gap-x-cols gap-y-md lg:cols-4-8">
      <SmallHeading>{heading}</SmallHeading>
      <ul
        className={`grid gap-x-cols gap-y-md ${items.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        {items.map(({ path, title, text }) => (
          <li key={path} className="border-t border-edge pt-sm">
            <Link to={path} className="inline-block min-h-6 font-600">
              {title}
            </Link>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
