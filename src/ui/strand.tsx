import type { ReactNode } from 'react'
import type { Hue } from '../content/schema.ts'
import styles from './strand.module.css'

const dyes: Record<Hue, string> = {
  indigo: '[--strand:var(--indigo)]',
  verdigris: '[--strand:var(--verdigris)]',
  madder: '[--strand:var(--madder)]',
  rose: '[--strand:var(--rose)]',
  walnut: '[--strand:var(--walnut)]',
  weld: '[--strand:var(--weld)]',
}

interface StrandProps {
  /** Of the thread alone: all else keeps the dye of its page. Left out, the accent's. */
  dye?: Hue
  className?: string
  children: ReactNode
}

/** A page, or most of one, with a thread down its left margin and a knot at each heading on its paper. */
export function Strand({ dye, className = '', children }: StrandProps) {
  return (
    <div
      className={`${styles.strand} ${dye ? dyes[dye] : ''} relative [isolation:isolate] overflow-x-clip ${className}`}
    >
      {children}
    </div>
  )
}
