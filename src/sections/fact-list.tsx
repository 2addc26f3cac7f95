import type { Figure } from '../content/schema.ts'

/** A few figures beside a text, with the label at the left and the value at the right. */
export function FactList({ items }: { items: readonly Figure[] }) {
  if (items.length === 0) return null
  return (
    <dl className="md:lt-lg:grid grid-cols-2 gap-x-cols border-b border-edge">
      {items.map(({ value, label, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-sm border-t border-edge py-sm text-muted"
        >
          <dt>{label}</dt>
          <dd className="font-600 text-lg text-ink [overflow-wrap:break-word]">{value}</dd>
          {note && <dd className="col-span-full text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
