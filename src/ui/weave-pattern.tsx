import type { Weave } from '../content/schema.ts'
import styles from './weave-pattern.module.css'

/**
 * An area in the weave pattern of a service, or nothing for a service without a pattern. The caller sets its height, and
 * the size of a square by `[--px:…]`.
 */
export function WeavePattern({ weave, className = '' }: { weave: Weave | undefined; className?: string }) {
  if (!weave) return null
  return <span aria-hidden="true" className={`${styles.pattern} ${styles[weave] ?? ''} ${className}`} />
}
