import type { ReactNode } from 'react'
import styles from './tag.module.css'

export const tagLooks = {
  /** Ink outline; on a dark ground, outline only. */
  outline: `${styles.tag}`,
  /** Filled with the dye of the nearest `data-hue`. */
  solid: `${styles.tag} ${styles.solid}`,
  tint: `${styles.tag} ${styles.tint}`,
}

/** The site's badge: two or three words that say what the heading below belongs to. */
export function Tag({ look = 'outline', children }: { look?: keyof typeof tagLooks; children: ReactNode }) {
  return <p className={tagLooks[look]}>{children}</p>
}
