import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Point } from '../../content/schema.ts'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { marginThread } from '../../ui/thread.tsx'
import styles from './challenges.module.css'

/** The numbered challenges of a project. Above each, a thread crosses the page, with one loop more than above the last. */
export function Challenges({ items }: { items: readonly Point[] }) {
  return (
    <Section>
      <SmallHeading>{texts.challenges}</SmallHeading>
      <ul className="mt-xl print:mt-md">
        {items.map(({ title, description }, nth) => (
          <li key={title} className="relative grid gap-y-sm py-xl lg:starts-2 print:py-md print:border-t-2">
            <Knot turns={nth + 1} />
            <h3>{title}</h3>
            <p className="max-w-text text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * A line in the accent colour from the left to the right edge of the page, with a knot of so many turns in it. All of it is
 * above the box of the drawing, so that it grows when the end of the margin thread has passed it. It grows out of the knot.
 */
function Knot({ turns }: { turns: number }) {
  const top = 24 - 8 * turns
  const between = Array.from({ length: turns - 1 }, (_, nth) => `M5 ${top + 8 + 8 * nth}l18 5`)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 41 72 15"
      preserveAspectRatio="none"
      className={`${marginThread.runs} ${styles.crossing} print:hidden`}
    >
      {[`M23 ${top + 5}L9 ${top}H-600`, ...between, 'M5 24C11 26 16 28 24 28H3000'].flatMap((d) => [
        <path key={d} d={d} className={styles.outline} />,
        <path key={`${d} in colour`} d={d} className={styles.colour} />,
      ])}
    </svg>
  )
}
