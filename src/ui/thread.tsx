import margin from './margin-thread.module.css'
import styles from './thread.module.css'

/** How a thread runs: down, to the right, or to the right and then down at the right side of its box. */
const runs = {
  down: styles.down,
  right: styles.right,
  turning: styles.turning,
}

/** The ends of a thread: it is cut and round, goes on under something else, or leaves the page at its right edge. */
const ends = {
  cut: styles.cut,
  under: '',
  off: 'w-[calc((100vw-100%)/2)]',
}

interface ThreadProps {
  width?: 'thread-middle' | 'thread-thick'
  direction?: keyof typeof runs
  end?: keyof typeof ends
  /** Sets the position and the length. */
  className: string
}

/** A thread in the main colour of the site, with the outline of all threads. */
export function Thread({
  width = 'thread-middle',
  direction = 'right',
  end = 'under',
  className,
}: ThreadProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.thread} ${runs[direction]} ${ends[end]} ${width} absolute ${className}`}
    />
  )
}

/** The classes of a thread that gets wider with the window. */
const growing = `${styles.thread} thread-thin md:thread-middle xl:thread-thick`

/**
 * The classes of the thread down the left margin of a page. `page` is for the element around the sections, `knot` for each
 * heading that has a knot beside it, and `end` for the button at which the thread ends.
 */
export const marginThread = {
  page: `${growing} ${margin.page}`,
  knot: margin.knot,
  end: `${styles.thread} ${margin.end}`,
}

/** A small diamond on a thread, such as one that marks a step. `className` sets its position. */
export function Knot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-4.5 [rotate:45deg] border-2 border-[var(--thread-outline)] bg-brand ${className}`}
    />
  )
}
