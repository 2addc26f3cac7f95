/** The number before the title of a step. It is hidden from screen readers, because the ordered list already counts. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
      {number}
    </span>
  )
}
