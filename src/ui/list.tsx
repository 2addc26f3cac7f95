import { Icon } from '../../client/ui/icon.tsx'
import styles from './list.module.css'

/** Particulars of one thing: features, deliverables. Short clauses. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${styles.ticks} grid gap-y-1 text-t1`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Promises and reasons, each a sentence long. */
export function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-b border-edge">
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 border-t border-edge py-1.5 md:py-3.5 leading-[1.4]">
          <Icon name="check" className="size-6.5! text-dye-text" />
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Technologies in passing, on a card. */
export function TechLine({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`${styles.dotted} font-mono text-t0 font-500 leading-[1.7] text-muted ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
