import type { ReactNode } from 'react'
import styles from './margin-thread.module.css'

interface StrandProps {
  /** May set `--margin-thread`, the dye of the thread alone: all else keeps that of its page. */
  className?: string
  children: ReactNode
}

/** A page, or most of one, with a drawn thread in its left margin and a knot beside each heading. */
export function MarginThread({ className = '', children }: StrandProps) {
  return (
    <div className={`${styles.threaded} relative [isolation:isolate] overflow-x-clip ${className}`}>
      {children}
    </div>
  )
}
