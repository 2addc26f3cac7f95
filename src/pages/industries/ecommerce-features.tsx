import type { Point } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import styles from './ecommerce-features.module.css'

/** Features of online shops, each below its part of a drawing, in which the string of a price tag joins all parts. */
export function EcommerceFeatures({ features }: { features: readonly Point[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-y-lg md:grid-cols-2 md:gap-y-xl lg:grid-cols-3 lg:gap-y-2xl">
      {features.map(({ title, description }, index) => (
        <li key={title}>
          <div className="relative">
            <StringToEdge side="right-full" next={index} />
            {index < features.length - 1 && <StringToEdge side="left-full" next={index + 1} />}
            <Crop name="shopping" size={[448, 1440]} part={[0, index * 240, 448, 240]} />
          </div>
          <h3 className="mb-sm mt-md">{title}</h3>
          <p className="max-w-short pr-md md:pr-lg text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}

/**
 * The string from a drawing to the edge of the page. It is shown where the item with the index `next` is the first of its
 * row; rows have two or three items. It shows the end of the first drawing, which has only the string, in a wider box. As a
 * part of the same file, it is as thick as the string in the drawings.
 */
function StringToEdge({ side, next }: { side: string; next: number }) {
  const inTwo = next % 2 === 0 ? '' : 'lt-lg:hidden'
  const inThree = next % 3 === 0 ? '' : 'lg:hidden'
  const className = `absolute h-full ${styles.string} ${side} ${inTwo} ${inThree}`
  return <Crop name="shopping" size={[448, 1440]} part={[440, 0, 8, 240]} stretched className={className} />
}
