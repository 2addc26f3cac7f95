import margin from './margin-thread.module.css'
import styles from './thread.module.css'

interface ThreadProps {
  /** Without it, the thread is as wide as the one in the margin of the page. */
  width?: 'thread-middle' | 'thread-thick' | ''
  /** The direction of the thread. A `branch` is a horizontal thread whose left end lies under a vertical one. */
  direction?: 'down' | 'right' | 'branch'
  /** Sets the position and the length. */
  className: string
}

/** A thread in the main colour of the site, with the outline of all threads, which closes its ends. */
export function Thread({ width = 'thread-middle', direction = 'right', className }: ThreadProps) {
  const runs = direction === 'branch' ? `${styles.right} ${styles.branch}` : styles[direction]
  return <span aria-hidden="true" className={`${styles.thread} ${runs} ${width} ${className}`} />
}

interface KnotProps {
  /** Sets the position. */
  className: string
  /** The class that sets width and height. */
  size?: string
}

/** A small diamond on a thread, such as one that marks a step. */
export function Knot({ className, size = 'size-4.5' }: KnotProps) {
  return <span aria-hidden="true" className={`${styles.thread} ${styles.knot} ${size} ${className}`} />
}

/**
 * The classes of a page with a thread down its left margin. `page` is for the element around the sections, `knot` for each
 * heading that has a knot beside it. Two more are for elements that wait until the end of the thread reaches their top:
 * an element with `grows` then slides out of the thread, and the lines of an `svg` with `runs` then become longer.
 */
export const marginThread = {
  page: `thread-middle xl:thread-thick ${margin.page}`,
  knot: margin.knot,
  grows: margin.grows,
  runs: margin.runs,
}

/** The thread down the margin of a page, with a knot on its end, which moves. It stands behind the first screen, because it is drawn later. */
export function MarginThread({ className = '' }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={`${margin.track} ${className}`}>
      <span className={`${styles.thread} ${margin.line}`}>
        <span className={`${styles.thread} ${styles.knot} ${margin.end}`} />
      </span>
    </span>
  )
}

/** The end of the thread of a page: down the margin of its last section, and into a button, which stands beside it. */
export function MarginThreadEnd() {
  return (
    <>
      <Thread width="" direction="branch" className={`${margin.grows} ${margin.into} lt-md:hidden`} />
      <MarginThread className={margin.last} />
    </>
  )
}
