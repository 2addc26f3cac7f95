/** A straight piece of thread with an outline, vertical (`down`) or horizontal (`across`). `className` places it. */
export function Thread({ course, className }: { course: 'down' | 'across'; className: string }) {
  const sides = course === 'down' ? 'w-2 border-x-[1.5px]' : 'h-2 border-y-[1.5px]'
  return <span aria-hidden="true" className={`absolute ${sides} border-ink bg-accent ${className}`} />
}

/** A knot of a thread. `className` places it. */
export function Knot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-4.5 [rotate:45deg] border-2 border-ink bg-accent ${className}`}
    />
  )
}
