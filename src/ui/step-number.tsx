/** The number of a step before its title. Seen, not heard: the list counts. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="mr-3 font-mono font-500 text-t0 text-faint">
      {number}
    </span>
  )
}
