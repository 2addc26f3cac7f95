import type { Point } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

/** What a shopper meets along the string of a price tag, which runs off one edge of the page and on from the other. */
export function ShoppingString({ features }: { features: readonly Point[] }) {
  return (
    <ol className="shopping">
      {features.map(({ title, description }) => (
        <li key={title}>
          <Picture name="shopping" alt="" width={448} height={240} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
