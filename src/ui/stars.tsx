import { strings } from '../content/strings.ts'

/** A rating out of five, as eight-pointed stars. */
export function Stars({ rating }: { rating: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <div className="flex gap-xs" role="img" aria-label={strings.rated(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="-1 -1 22 22"
          aria-hidden="true"
          className={`size-5 ${star <= rating ? 'fill-current' : 'fill-none stroke-current'}`}
        >
          <path d="M10 0l2.6 3.7L17 3l-.7 4.4L20 10l-3.7 2.6L17 17l-4.4-.7L10 20l-2.6-3.7L3 17l.7-4.4L0 10l3.7-2.6L3 3l4.4.7z" />
        </svg>
      ))}
    </div>
  )
}
