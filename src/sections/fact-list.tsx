import type { Figure } from '../content/schema.ts'
import styles from './fact-list.module.css'

/** A few figures beside a text, with the label at the left and the value at the right. */
export function FactList({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
