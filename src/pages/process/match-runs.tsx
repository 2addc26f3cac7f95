import { caseStudies, pathOf } from '../../content/case-studies.ts'
import { Link } from '../../ui/link.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

/** The case studies that held a match run: what was compared, and for how long. */
export function MatchRuns({ heading }: { heading: string }) {
  const held = caseStudies.filter(({ story }) => story?.matchRun)
  if (held.length === 0) return null
  return (
    <div className="mt-12">
      <SmallHeading>{heading}</SmallHeading>
      <ul className="mt-5 grid gap-x-cols md:grid-cols-2 lg:grid-cols-4">
        {held.map((study) => (
          <li key={study.id} className="border-t border-edge py-3.5">
            <Link to={pathOf(study)} className="inline-block min-h-6 font-600">
              {study.title}
            </Link>
            <p className="text-muted">{study.story?.matchRun}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
