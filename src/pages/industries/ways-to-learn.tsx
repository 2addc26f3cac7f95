import type { Point } from '../../content/schema.ts'

/** Ways of learning as a timetable: in each row a thread takes the shape that the way has in time. */
export function WaysToLearn({ ways }: { ways: readonly Point[] }) {
  return (
    <ol className="ways border-2 border-ink bg-panel">
      {ways.map(({ title, description }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="bg-dye text-on-dye font-mono font-600">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-1.5 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
