import type { ReactNode } from 'react'

interface LedgerRow {
  title: string
  description: string
  sign?: ReactNode
  /** Right column: a list, a figure, a link. */
  more?: ReactNode
}

/** Rows across the page: title left, sentence in the middle, particulars right. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  const columns = rows.some(({ more }) => more) ? 'lg:grid-cols-[4fr_4.5fr_3.5fr]' : 'lg:grid-cols-[4fr_8fr]'
  return (
    <ul className="border-t-2 border-ink">
      {rows.map(({ title, description, sign, more }) => (
        <li
          key={title}
          className={`grid items-start gap-x-cols gap-y-2.5 border-b border-edge py-[clamp(1.25rem,2.2vw,2rem)] md:grid-cols-[4fr_4fr] ${columns}`}
        >
          <div className="flex items-start gap-4">
            {sign}
            <h3>{title}</h3>
          </div>
          <p className="max-w-[42em] text-muted">{description}</p>
          {more && <div className="md:col-start-2 lg:col-start-3">{more}</div>}
        </li>
      ))}
    </ul>
  )
}
