import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Filled with the dye of the nearest `data-hue`; else an outline. */
  solid?: boolean | undefined
  children: ReactNode
}

/** The site's badge: two or three words that say what the heading below belongs to. */
export function Tag({ solid, children }: TagProps) {
  return <p className={solid ? `${styles.tag} ${styles.solid}` : styles.tag}>{children}</p>
}
