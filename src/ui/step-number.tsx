/** The number before the title of a step. It is hidden from screen readers, because the ordered list already counts. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="mr-md font-mono font-500 text-xs text-faint">
      {number}
    </span>
  )
}
