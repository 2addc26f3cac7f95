interface Definition {
  term: string
  value: string
}

/** Terms on the left, values on the right, a hairline between the rows. */
export function Definitions({ items, className = '' }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="grid gap-x-4 border-t border-edge py-3.5 md:grid-cols-[minmax(7rem,4fr)_8fr]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="font-600">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
