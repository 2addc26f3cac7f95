import { strings } from '../content/strings.ts'

/** The path of a star with eight points, 20 units wide, from its upper point. */
const star =
  'l2.6 3.7 4.4-.7-.7 4.4 3.7 2.6-3.7 2.6.7 4.4-4.4-.7-2.6 3.7-2.6-3.7-4.4.7.7-4.4-3.7-2.6 3.7-2.6-.7-4.4 4.4.7z'

/** A rating out of five, as stars. */
export function Stars({ rating }: { rating: 1 | 2 | 3 | 4 | 5 }) {
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, nth) => `M${(from + nth) * 24 + 11} 1${star}`).join('')
  return (
    <svg role="img" aria-label={strings.rated(rating)} viewBox="0 0 118 22" height="20" fill="none">
      <path d={path(0, rating)} fill="currentColor" />
      {rating < 5 && <path d={path(rating, 5)} stroke="currentColor" />}
    </svg>
  )
}
