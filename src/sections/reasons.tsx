import { Icon } from '../../client/ui/icon.tsx'
import type { Reason } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'
import { Link } from '../ui/link.tsx'

/** Reasons to choose the company, each a large figure with heading and sentence. `lead` makes the first one larger. */
export function Reasons({ items, lead = false }: { items: readonly Reason[]; lead?: boolean }) {
  return (
    <ul className={`border-b border-edge ${lead ? 'lg:grid cols-5-7 gap-x-xl' : ''}`}>
      {items.map(({ value, label, description, link }, index) => (
        <li
          key={label}
          className={`${lead && index === 0 ? 'lg:block row-span-9' : ''} grid items-center gap-x-cols border-t border-edge py-md grid-cols-[auto_1fr] md:grid-cols-[minmax(8rem,4.2fr)_8fr]`}
        >
          <p className="whitespace-nowrap text-[var(--figure,var(--accent-text,var(--ink)))]">
            <Amount
              value={value}
              className={`text-2xl ${lead && index === 0 ? 'lg:text-2xl! lg:ml-0 ' : ''}`}
            />
          </p>
          <div className="lt-md:contents [&>:not(h3)]:col-span-full">
            <h3>{label}</h3>
            <p className="mt-sm max-w-text text-muted">{description}</p>
            {link && (
              <Link to={link.to} className="inline-flex items-center gap-sm min-h-11 font-600">
                {link.label} <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
