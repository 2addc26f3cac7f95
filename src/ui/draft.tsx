import type { Weave } from '../content/schema.ts'
import styles from './draft.module.css'

/** The pattern by which a service is told. Give it a height; `[--px:…]` sets the square. */
export function Draft({ weave, className = '' }: { weave: Weave; className?: string }) {
  const own = weave === 'plain' ? '' : styles[weave]
  return <span aria-hidden="true" className={`${styles.draft} ${own} ${className}`} />
}
