import { Icon } from '../../client/ui/icon.tsx'
import type { Reason } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'
import { Link } from '../ui/link.tsx'

/** Reasons to choose the company, each a large figure with heading and sentence. `lead` makes the first one larger. */
export function Reasons({ items, lead = false }: { items: readonly Reason[]; lead?: boolean }) {
  return (
    <ul
      className={`border-b border-edge ${lead ? 'lg:grid grid-cols-[5fr_7fr] gap-x-[clamp(1.5rem,4vw,4.5rem)]' : ''}`}
    >
      {items.map(({ value, label, description, link }, index) => (
        <li
          key={label}
          className={`${lead && index === 0 ? 'lg:block row-span-9' : ''} grid items-center gap-x-cols border-t border-edge py-[clamp(.75rem,1.2vw,1.1rem)] grid-cols-[auto_1fr] md:grid-cols-[minmax(8rem,4.2fr)_8fr]`}
        >
          <p className="whitespace-nowrap text-[var(--figure,var(--accent-text,var(--ink)))]">
            <Amount
              value={value}
              className={`text-[clamp(2.5rem,1.6rem+2.6vw,4.25rem)] ${lead && index === 0 ? 'lg:text-[22rem]! lg:ml-[-.03em] leading-[.9]!' : ''}`}
            />
          </p>
          <div className="lt-md:contents [&>:not(h3)]:col-span-full">
            <h3>{label}</h3>
            <p className="mt-1.5 max-w-[34em] text-muted">{description}</p>
            {link && (
              <Link to={link.to} className="inline-flex items-center gap-1.5 min-h-11 font-600">
                {link.label} <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
