import type { ReactNode } from 'react'
import thread from './margin-thread.module.css'

/** A second-level heading in a small size, for a part of a section. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className={`${thread.knot} text-t5`}>{children}</h2>
}
