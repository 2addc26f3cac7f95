import type { Weave } from '../content/schema.ts'
import styles from './draft.module.css'

/** An area in the weave pattern of a service. The caller sets its height, and the size of a square by `[--px:…]`. */
export function Draft({ weave, className = '' }: { weave: Weave; className?: string }) {
  return <span aria-hidden="true" className={`${styles.draft} ${styles[weave] ?? ''} ${className}`} />
}
