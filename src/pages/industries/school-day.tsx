import type { TimedPoint } from '../../content/schema.ts'

/** Kinds of product by the hour at which a school needs them, below a cloth that is closest at nine. */
export function SchoolDay({ hours }: { hours: readonly TimedPoint[] }) {
  return (
    <ol className="day">
      {hours.map(({ time, title, description }) => (
        <li key={title}>
          <time className="font-mono">{time}</time>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}
