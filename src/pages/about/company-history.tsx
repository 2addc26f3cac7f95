import { Fragment } from 'react'
import type { Point } from '../../content/schema.ts'
import { Thread } from '../../ui/thread.tsx'
import styles from './company-history.module.css'

/** Which of five positions are punched in each of seven rows, for the digits from 0 to 9. */
const digits = [
  [14, 17, 17, 17, 17, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [31, 2, 4, 2, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
]
const rows = [0, 1, 2, 3, 4, 5, 6]

/** Path data with a point for each hole of a year. Drawn with round ends, the points are circles. */
function holes(year: string): string {
  return [...year]
    .flatMap((digit, place) =>
      rows.flatMap((row) =>
        [0, 1, 2, 3, 4]
          .filter((column) => (digits[Number(digit)]?.[row] ?? 0) & (16 >> column))
          .map((column) => `M${(place * 6 + column) * 10 + 5} ${row * 10 + 5}h.01`),
      ),
    )
    .join('')
}

/** The laces at the left and at the right of the cards, through the middle of the holes, and how far they hang below the last. */
const laces = [
  { side: 'left-[calc(min(1.4rem,6%)-var(--thread-width)/2)]', end: 'h-5' },
  { side: 'right-[calc(min(1.4rem,6%)-var(--thread-width)/2)]', end: 'h-9' },
]

/**
 * The history of the company as a list of years. Each year is drawn as a punched card whose holes form its digits. Two
 * laces, which come down from the top of the page on wide screens, join the cards.
 */
export function CompanyHistory({ years }: { years: readonly Point[] }) {
  return (
    <dl className="lt-lg:mt-md lg:row-span-2 grid grid-cols-1 gap-md mb-xl">
      {years.map(({ title, description }, index) => (
        <div
          key={title}
          className={`${styles.card} relative grid items-center gap-md py-md border-2 border-ink`}
        >
          <dt>
            {laces.map(({ side, end }) => (
              <Fragment key={side}>
                <Thread
                  direction="down"
                  className={`${side} bottom-[calc(50%-4px)] top-[calc(-4px-var(--space-md))] ${index === 0 ? 'lg:-top-120' : ''}`}
                />
                {index === years.length - 1 && (
                  <Thread direction="down" className={`${side} top-full ${end}`} />
                )}
              </Fragment>
            ))}
            <svg aria-hidden="true" viewBox="0 0 230 70" fill="none" strokeLinecap="round" className="w-full">
              <path
                className="stroke-edge"
                strokeWidth="1.6"
                strokeDasharray="0 10"
                d={rows.map((row) => `M5 ${row * 10 + 5}H226`).join('')}
              />
              <path stroke="currentColor" strokeWidth="8" d={holes(title)} />
            </svg>
            <span className="visually-hidden">{title}</span>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
