/** A piece of thread, straight and cased in ink: `w-2` and edges down the page, or `h-2` across it. Say where. */
export function Thread({ course, className }: { course: 'down' | 'across'; className: string }) {
  const sides = course === 'down' ? 'w-2 border-x-[1.5px]' : 'h-2 border-y-[1.5px]'
  return <span aria-hidden="true" className={`absolute ${sides} border-ink bg-accent ${className}`} />
}

/** A knot in it, in a box of its own size. */
export function Knot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-4.5 [rotate:45deg] border-2 border-ink bg-accent ${className}`}
    />
  )
}
