import type { Weave } from '../content/schema.ts'
import styles from './draft.module.css'

const weaves: Record<Weave, string> = {
  plain: `${styles.draft}`,
  steep: `${styles.draft} ${styles.steep}`,
  basket: `${styles.draft} ${styles.basket}`,
  herring: `${styles.draft} ${styles.herring}`,
  diamond: `${styles.draft} ${styles.diamond}`,
  twill: `${styles.draft} ${styles.twill}`,
  satin: `${styles.draft} ${styles.satin}`,
  hound: `${styles.draft} ${styles.hound}`,
  rib: `${styles.draft} ${styles.rib}`,
}

/** The pattern by which a service is told. Give it a height; `[--px:…]` sets the square. */
export function Draft({ weave, className = '' }: { weave: Weave; className?: string }) {
  return <span aria-hidden="true" className={`${weaves[weave]} ${className}`} />
}
