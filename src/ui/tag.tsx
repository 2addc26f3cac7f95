import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Filled with the colour of the nearest `data-accent` instead of outlined. */
  solid?: boolean | undefined
  children: ReactNode
}

/** A badge of two or three words above a heading. */
export function Tag({ solid, children }: TagProps) {
  return <p className={solid ? `${styles.tag} ${styles.solid}` : styles.tag}>{children}</p>
}
