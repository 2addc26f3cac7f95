import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Fills it with the accent colour. */
  solid?: boolean | undefined
  /** A label on a drawing, inside of another element, instead of a badge above a heading. */
  inline?: boolean
  children: ReactNode
}

/** A badge or a label of two or three words. */
export function Tag({ solid, inline, children }: TagProps) {
  const Element = inline ? 'span' : 'p'
  return (
    <Element className={`${styles.tag} ${solid ? styles.solid : inline ? styles.inline : ''}`.trim()}>
      {children}
    </Element>
  )
}
