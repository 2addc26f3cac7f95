import type { ReactNode } from 'react'
import styles from './margin-thread.module.css'

interface MarginThreadProps {
  /** Can set the colour of the thread by `--margin-thread`. */
  className?: string
  children: ReactNode
}

/** A line down the left margin of a page, with a knot beside each heading. It is drawn as the visitor scrolls. */
export function MarginThread({ className = '', children }: MarginThreadProps) {
  return (
    <div className={`${styles.threaded} relative [isolation:isolate] overflow-x-clip ${className}`}>
      {children}
    </div>
  )
}
