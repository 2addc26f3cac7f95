import bold from '../../client/fonts/widths.json'
import weft from '../ui/weft.module.css'

const widths: Record<string, number[]> = bold

/** The height of the letters in units of the drawing, and the space between them in `weft.module.css`. */
const [size, spacing] = [212, -0.03 * 212]

/** The width of a letter and the space at both sides of its shape, in units of the drawing. An `n` replaces an unknown one. */
function measure(letter = ''): { width: number; left: number; right: number } {
  const [width = 0, left = 0, right = 0] = (widths[letter] ?? widths['n'] ?? []).map(
    (em) => (em * size) / 1000,
  )
  return { width: width + spacing, left, right: right + spacing }
}

/**
 * The company's name, drawn as wide as the columns of the page. The lower part of the letters is cut off. The height follows
 * from the width of the letters, so that they keep their shape. A very short name ends before the right edge, as it would be
 * too high.
 */
export function Wordmark({ name }: { name: string }) {
  const letters = [...name]
  const length = letters.reduce((sum, letter) => sum + measure(letter).width, 0)
  const { left } = measure(letters[0])
  const drawn = length - left - measure(letters.at(-1)).right
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.round(Math.max(drawn, 750))} 138`}
      data-print="off"
      className={`${weft.weft} wrap fill-[var(--dark-ground-line)] text-[min(19vw,17rem)] [mask-position:0_0]`}
    >
      <text x={-Math.round(left)} y="172" fontSize={size} textLength={Math.round(length)}>
        {name}
      </text>
    </svg>
  )
}
