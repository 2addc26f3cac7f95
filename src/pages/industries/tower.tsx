import type { Point } from '../../content/schema.ts'

/** Kinds of product on the floors of a building, the listing at the top and the boiler below the ground. */
export function Tower({ floors }: { floors: readonly Point[] }) {
  return (
    <ul className="tower">
      {floors.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
