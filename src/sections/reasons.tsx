import type { Point } from '../content/schema.ts'

/** Large figures in weft down the left, what they mean beside them. */
export function Reasons({ items }: { items: readonly (Point & { value: string })[] }) {
  return (
    <ul className="border-b border-edge">
      {items.map(({ value, title, description }) => (
        <li
          key={title}
          className="grid items-center gap-x-cols border-t border-edge py-[clamp(1.1rem,2vw,1.75rem)] md:grid-cols-[minmax(8rem,4.2fr)_8fr]"
        >
          <p
            className={`reason-figure weft whitespace-nowrap ${value.length > 5 ? 'text-[clamp(3rem,2.4rem+1.6vw,4rem)]' : 'text-[clamp(3rem,1.8rem+4vw,5.5rem)]'}`}
          >
            {value}
          </p>
          <div>
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[34em] text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
