import weft from '../ui/weft.module.css'

/**
 * The company's name, drawn as wide as the columns of the page. The lower part of the letters is cut off. The height follows from the length of the
 * name, so that letters keep their shape. A very short name ends before the right edge, as it would be too high.
 */
export function Wordmark({ name }: { name: string }) {
  const wide = name.replaceAll(/[^mw]/g, '').length
  const narrow = name.replaceAll(/[^fijlrt.,'’ ]/g, '').length
  // Measured on “northloom”, whose nine letters fill 1000 units at this size.
  const length = Math.round(((name.length + wide * 0.5 - narrow * 0.4) / 8.3) * 1000)
  const width = Math.max(length, 1000)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 138`}
      data-print="off"
      className={`${weft.weft} wrap fill-[var(--dark-ground-line)] text-[min(19vw,17rem)]`}
    >
      {/* The space at both sides of a letter stands outside the columns of the page. */}
      <text x="-9" y="172" fontSize="212" textLength={length < 700 ? undefined : width + 18}>
        {name}
      </text>
    </svg>
  )
}
