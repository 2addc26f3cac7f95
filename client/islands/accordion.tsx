import type { ReactNode } from 'react'
import { Served } from '../ui/served.tsx'
import { closeOthers } from './close-others.ts'

/** A list of questions, of which one at a time shows its answer. */
export function Accordion({ children }: { children?: ReactNode }) {
  return (
    <Served className="border-t-2 border-ink" onClick={({ target }) => closeOthers(target)}>
      {children}
    </Served>
  )
}
