/** A line with an outline that connects the steps of a process. `className` sets its position and length. */
export function ConnectingThread({ vertical, className }: { vertical?: boolean; className: string }) {
  const sides = vertical ? 'w-2 border-x-[1.5px]' : 'h-2 border-y-[1.5px]'
  return <span aria-hidden="true" className={`absolute ${sides} border-ink bg-brand ${className}`} />
}

/** A small diamond on a line, such as one that marks a step. `className` sets its position. */
export function Knot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-4.5 [rotate:45deg] border-2 border-ink bg-brand ${className}`}
    />
  )
}
