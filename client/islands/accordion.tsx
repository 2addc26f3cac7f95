import type { MouseEvent, ReactNode } from 'react'
import { Served } from '../ui/served.tsx'

/** Keeps a question where it was clicked, when the answer above it that was open closes. */
function keepInPlace({ target }: MouseEvent<HTMLElement>) {
  const question = target instanceof Element && target.closest('summary')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
}

/** A list of questions. The browser shows the answer of one at a time; React keeps the question that was clicked in place. */
export function Accordion({ children }: { children?: ReactNode }) {
  return (
    <Served className="border-t-2 border-ink" onClick={keepInPlace}>
      {children}
    </Served>
  )
}
