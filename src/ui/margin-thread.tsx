import type { ReactNode } from 'react'
import styles from './margin-thread.module.css'

interface StrandProps {
  /** Classes, which may set the colour of the thread by `--margin-thread`. */
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
