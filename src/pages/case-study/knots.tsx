import type { ReactNode } from 'react'
import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Point } from '../../content/schema.ts'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import styles from './knots.module.css'

/** What stood in the way: threads of the study's dye that cross the page's own, knotted where they meet. */
export function Challenges({ items }: { items: readonly Point[] }) {
  return (
    <Section>
      <SmallHeading>{says.challenges}</SmallHeading>
      <ul className="mt-12">
        {items.map(({ title, description }) => (
          <li key={title}>
            <Crossing className="gap-y-2.5">
              <h3>{title}</h3>
              <p className="max-w-[42em] text-muted">{description}</p>
            </Crossing>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A thread across the page, and what stands on it, at the left and at the right. */
export function Crossing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`${styles.crossing} relative grid gap-x-cols pt-12 pb-10 lg:grid-cols-[4fr_8fr] ${className}`}
    >
      <Knot />
      {children}
    </div>
  )
}

/** The crossing thread goes once around the page's: behind it above, before it below. */
function Knot() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 56"
      className={`${styles.knot} absolute max-w-none overflow-visible`}
    >
      <Thread d="M30 28C50 28 50 5 29 5 10 5 3.5 15 3.5 29" />
      <Thread d="M14-8V64" own />
      <Thread d="M3.5 27C3.5 42 11 51 27 51 49 51 42 28 62 28H3000" />
      <Thread d="M-600 28H32" />
    </svg>
  )
}

/** A piece of thread: its ink, and its dye upon it. */
function Thread({ d, own = false }: { d: string; own?: boolean }) {
  return (
    <>
      <path d={d} />
      <path d={d} className={own ? styles.own : undefined} />
    </>
  )
}
