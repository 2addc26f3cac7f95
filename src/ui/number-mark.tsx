/** A number in a circle, which joins an item of a list to its place in a drawing. `className` says where it is shown. */
export function NumberMark({ number, className }: { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`flex-none w-7 border-2 border-ink rounded-full bg-panel font-600 text-sm text-center ${className}`}
    >
      {number}
    </span>
  )
}
