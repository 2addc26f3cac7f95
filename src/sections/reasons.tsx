import type { Reason } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { columns } from '../ui/columns.ts'

/** The classes of a reason: the figure at the left, heading and sentence at the right. */
const row = 'grid grid-cols-[fit-content(60%)_1fr] items-baseline gap-x-md border-t border-edge py-md'

/**
 * Reasons to choose the company, each a large figure with heading and sentence. With `lead`, the first one is larger, and the
 * others stand side by side below it, except on phones.
 */
export function Reasons({ items, lead = false }: { items: readonly Reason[]; lead?: boolean }) {
  const otherRow = lead ? 'md:block' : 'md:cols-4-8 lg:starts-2'
  const firstRow = lead ? 'md:col-span-full md:grid-cols-[auto_1fr] md:items-center' : otherRow
  return (
    <ul
      className={`border-b border-edge ${lead ? `md:grid gap-x-cols ${columns(items.length - 1, 4)}` : ''}`}
    >
      {items.map(({ bound, value, label, description, link }, index) => (
        <li key={label} className={`${row} ${index === 0 ? firstRow : otherRow}`}>
          <p className="text-figure">
            {bound && <span className="font-600 text-base">{`${bound} `}</span>}
            <Amount
              value={value}
              className={`text-2xl ${lead ? (index === 0 ? 'md:text-3xl' : 'md:lt-lg:text-3xl') : ''}`}
            />
          </p>
          <div className="lt-md:contents">
            <h3>{label}</h3>
            <p className="col-span-full mt-xs max-w-text text-balance text-muted lt-md:text-sm">
              {description}
            </p>
            {link && (
              <div className="col-span-full">
                <ArrowLink {...link} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
