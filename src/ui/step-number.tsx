/**
 * The number of a step, which hangs at the left of its title, so that all lines of the title begin in one place. It is hidden
 * from screen readers, because the ordered list already counts.
 */
export function StepNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block w-[min(0.9rem,4.2vw)] -ml-[min(0.9rem,4.2vw)] font-mono font-500 text-xs text-faint"
    >
      {number}
    </span>
  )
}
