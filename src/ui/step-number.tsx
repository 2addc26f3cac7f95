/** The number of a step before its title. Seen, not heard: the list counts. */
export function StepNumber({ index }: { index: number }) {
  return (
    <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
      {index + 1}
    </span>
  )
}
