import type { MouseEvent, ReactNode } from 'react'
import { Served } from '../ui/served.tsx'

/** Keeps a question where it was clicked when the answer above it that was open closes. The browser toggles them afterwards. */
function keepPlace({ target }: MouseEvent<HTMLElement>) {
  const question = target instanceof Element && target.closest('summary')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top))
}

/** A list of questions, of which one at a time shows its answer. */
export function Accordion({ children }: { children?: ReactNode }) {
  return (
    <Served className="border-t-2 border-ink" onClick={keepPlace}>
      {children}
    </Served>
  )
}
