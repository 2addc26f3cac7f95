import type { ComponentProps } from 'react'
import { Link, type To } from './link.tsx'
import styles from './list.module.css'

/** A list of short phrases, such as features or deliverables, each after a square in the accent colour. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-y-xs text-sm">
      {items.map((item) => (
        <li key={item} className={styles.tick}>
          {item}
        </li>
      ))}
    </ul>
  )
}

interface ListProps {
  items: readonly string[]
  className?: string
  /** Classes of each item. */
  itemClassName?: string
}

/** A list that runs on like text, with dots between the items. */
export function InlineList({ items, className = '', itemClassName = '' }: ListProps) {
  return (
    <ul className={`${styles.dotted} ${className}`}>
      {items.map((item) => (
        <li key={item} className={`${styles.dottedItem} ${itemClassName}`}>
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A list of technologies that runs on like text, with dots between them. */
export function TechLine({ items, className = '' }: ListProps) {
  return <InlineList items={items} className={`font-mono text-xs text-muted ${className}`} />
}

interface LinkListProps extends ComponentProps<'ul'> {
  links: readonly { label: string; to: To }[]
}

/** Links side by side, each large enough for a finger. */
export function LinkList({ links, className = '', ...rest }: LinkListProps) {
  return (
    <ul {...rest} className={`flex flex-wrap gap-x-lg ${className}`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="inline-flex items-center min-h-11">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
