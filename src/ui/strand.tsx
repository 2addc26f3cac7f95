import type { ReactNode } from 'react'
import styles from './strand.module.css'

interface StrandProps {
  /** May set `--strand`, the dye of the thread alone: all else keeps that of its page. */
  className?: string
  children: ReactNode
}

/** A page, or most of one, with a thread down its left margin and a knot at each heading on its paper. */
export function Strand({ className = '', children }: StrandProps) {
  return (
    <div className={`${styles.strand} relative [isolation:isolate] overflow-x-clip ${className}`}>
      {children}
    </div>
  )
}
