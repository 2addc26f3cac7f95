import type { ReactNode } from 'react'
import styles from './margin-thread.module.css'

/** A line down the left margin of a page, with a knot beside each heading. It is drawn as the visitor scrolls. */
export function MarginThread({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.threaded} relative [isolation:isolate] overflow-x-clip ${className}`}>
      {children}
    </div>
  )
}
