import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A badge of two or three words above a heading, outlined or, when `solid`, filled with the accent colour. */
export function Tag({ solid, children }: { solid?: boolean | undefined; children: ReactNode }) {
  return <p className={solid ? `${styles.tag} ${styles.solid}` : styles.tag}>{children}</p>
}
