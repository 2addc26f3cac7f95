import type { ReactNode } from 'react'
import styles from './tag.module.css'

const looks = {
  /** Ink outline; on a dark ground, outline only. */
  outline: `${styles.tag}`,
  /** Filled with the dye of the nearest `data-hue`. */
  solid: `${styles.tag} ${styles.solid}`,
}

/** The site's badge: two or three words that say what the heading below belongs to. */
export function Tag({ look = 'outline', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <p className={looks[look]}>{children}</p>
}
