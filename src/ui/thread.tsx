/** The widths of a thread in pixels, and those of its outline: across a thread that runs down, and one that runs to the right. */
const widths = {
  thin: { down: 'w-[5px] border-x-1', right: 'h-[5px] border-y-1' },
  middle: { down: 'w-2 border-x-1.5', right: 'h-2 border-y-1.5' },
  thick: { down: 'w-3 border-x-2', right: 'h-3 border-y-2' },
}

/**
 * The ends of a thread. It is cut and shows a round end, ends in a knot, goes on under something else, or leaves the page at
 * its right edge.
 */
const ends = {
  cut: { down: 'border-b-1.5 rounded-b-full', right: 'border-r-1.5 rounded-r-full' },
  knot: { down: '', right: '' },
  under: { down: '', right: '' },
  off: { down: '', right: 'w-[calc((100vw-100%)/2)]' },
}

interface ThreadProps {
  width?: keyof typeof widths
  runs?: 'down' | 'right'
  end?: keyof typeof ends
  /** Sets the position and the length. */
  className: string
}

/** A thread in the main colour of the site, with the outline of all threads. */
export function Thread({ width = 'middle', runs = 'right', end = 'under', className }: ThreadProps) {
  const classes = `${widths[width][runs]} ${ends[end][runs]}`
  return (
    <span
      aria-hidden="true"
      className={`absolute border-[var(--thread-outline)] bg-brand ${classes} ${className}`}
    >
      {end === 'knot' && <Knot className="-bottom-2 -right-2" />}
    </span>
  )
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
