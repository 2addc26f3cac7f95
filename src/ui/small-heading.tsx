import type { ReactNode } from 'react'
import strand from './strand.module.css'

/** A quiet second-level heading, for bands that should not shout. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className={`${strand.knot} text-t5`}>{children}</h2>
}
