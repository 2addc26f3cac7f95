import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Point } from '../../content/schema.ts'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

/** What stood in the way: threads of the study's dye that cross the page's own, knotted where they meet. */
export function Challenges({ items }: { items: readonly Point[] }) {
  return (
    <Section>
      <SmallHeading>{says.challenges}</SmallHeading>
      <ul className="mt-12">
        {items.map(({ title, description }) => (
          <li key={title} className="crossing">
            <Knot />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A crossing thread goes once around the page's: behind it above, before it below. */
export function Knot() {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 56" className="knot">
      <Strand d="M30 28C50 28 50 5 29 5 10 5 3.5 15 3.5 29" />
      <Strand d="M14-8V64" own />
      <Strand d="M3.5 27C3.5 42 11 51 27 51 49 51 42 28 62 28H3000" />
      <Strand d="M-600 28H32" />
    </svg>
  )
}

/** A piece of thread: its ink, and its dye upon it. */
function Strand({ d, own = false }: { d: string; own?: boolean }) {
  return (
    <>
      <path d={d} />
      <path d={d} className={own ? 'own' : undefined} />
    </>
  )
}
