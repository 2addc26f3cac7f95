import { Icon } from '../../client/ui/icon.tsx'
import type { Reason } from '../content/schema.ts'
import { Amount } from '../ui/amount.tsx'
import { Link } from '../ui/link.tsx'
import styles from './reasons.module.css'

/** Reasons to choose the company, each a large figure with heading and sentence. `lead` makes the first one larger. */
export function Reasons({ items, lead = false }: { items: readonly Reason[]; lead?: boolean }) {
  return (
    <ul className={lead ? `${styles.reasons} ${styles.lead}` : styles.reasons}>
      {items.map(({ value, label, description, link }, index) => (
        <li key={label}>
          <p>
            <Amount value={value} className={lead && index === 0 ? 'text-3xl' : 'text-2xl'} />
          </p>
          <div>
            <h3>{label}</h3>
            <p>{description}</p>
            {link && (
              <Link to={link.to}>
                {link.label} <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
