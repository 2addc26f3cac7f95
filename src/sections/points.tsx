import type { MarkedPoint } from '../content/schema.ts'
import { Mark } from '../ui/mark.tsx'

/** Points in two columns, each with its drawing on a sewn patch. */
export function Points({ items }: { items: readonly MarkedPoint[] }) {
  return (
    <ul className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8 md:grid-cols-2">
      {items.map(({ mark, title, description }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-edge pt-5">
          <span className="row-span-2 grid place-items-center size-15 bg-panel border-2 border-ink">
            <Mark name={mark} />
          </span>
          <h3>{title}</h3>
          <p className="mt-1.5 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
