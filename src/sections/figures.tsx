import type { ExplainedFigure } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'

/** Three results in the accent colour, each with a sentence. For figures that are arguments, use `Reasons`. */
export function Figures({ items }: { items: readonly ExplainedFigure[] }) {
  return (
    <dl className="grid gap-x-cols gap-y-md md:grid-cols-3">
      {items.map(({ value, label, description }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-md md:flex-nowrap md:flex-col md:items-start border-t-2 border-ink pt-md"
        >
          <dt className="lt-md:flex-1 font-600 text-base">{label}</dt>
          <dd className="order-first text-accent-text">
            <Amount value={value} className="text-3xl" />
          </dd>
          <dd className="w-full mt-sm text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
