import { Fragment } from 'react'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { Point } from '../../content/schema.ts'
import { Section, SmallHeading } from '../../ui/section.tsx'

/** The numbered challenges of a project. Above each, a thread crosses the page, with one loop more than above the last. */
export function Challenges({ items }: { items: readonly Point[] }) {
  return (
    <Section>
      <SmallHeading>{texts.challenges}</SmallHeading>
      <ul className="mt-12">
        {items.map(({ title, description }, nth) => (
          <li
            key={title}
            className="relative grid gap-x-cols gap-y-2.5 pt-12 pb-10 lg:grid-cols-[4fr_8fr] media-[(forced-colors:active)]:border-t-2 print:border-t-2"
          >
            <Knot turns={nth + 1} />
            <h3>{title}</h3>
            <p className="max-w-[42em] text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A line in the accent colour from the left to the right edge of the page, with a knot of so many turns in it. */
function Knot({ turns }: { turns: number }) {
  const top = 24 - 8 * turns
  const between = Array.from({ length: turns - 1 }, (_, nth) => `M5 ${top + 8 + 8 * nth}l18 5`)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 56"
      className="media-[(forced-colors:active)]:hidden print:hidden absolute top-[calc(var(--margin-thread-width)*-3.5)] left-[calc(-1*var(--margin-thread-away)-var(--margin-thread-width)*1.75)] w-[calc(var(--margin-thread-width)*9)] max-w-none overflow-visible fill-none stroke-ink [stroke-width:8] [stroke-linecap:round]"
    >
      {[`M-600 ${top}H9L23 ${top + 5}`, ...between, 'M5 24C11 26 16 28 24 28H3000'].map((d) => (
        <Fragment key={d}>
          <path d={d} />
          <path d={d} className="stroke-accent [stroke-width:5.33]" />
        </Fragment>
      ))}
    </svg>
  )
}
