import type { ReactNode } from 'react'
import styles from './section.module.css'

/**
 * What a band stands on, from edge to edge; left out, the page's paper. `vat` and `deep` are dark, `tint` is the
 * page's dye at its palest, `surface` is the loudest: once a page.
 */
export type Ground = 'vat' | 'surface' | 'tint' | 'deep'

interface SectionProps {
  /** A `div` holds parts that are sections themselves. */
  as?: 'section' | 'div'
  id?: string | undefined
  ground?: Ground | undefined
  className?: string | undefined
  children: ReactNode
}

/** A band of a page: what stands under one heading. */
export function Section({ as: Band = 'section', id, ground, className = '', children }: SectionProps) {
  return (
    <Band id={id} className={styles.band} data-ground={ground}>
      <div className={`wrap ${className}`}>{children}</div>
    </Band>
  )
}
