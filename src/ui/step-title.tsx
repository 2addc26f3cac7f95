import type { PropsWithChildren } from 'react'

interface StepTitleProps {
  number: number
  className?: string
}

/**
 * The title of a step, with its number before it. All lines of the title begin in one place. The number is hidden from screen
 * readers, because the ordered list already counts.
 */
export function StepTitle({ number, className = '', children }: PropsWithChildren<StepTitleProps>) {
  return (
    <h3 className={`flex items-baseline gap-sm ${className}`}>
      <span aria-hidden="true" className="flex-none font-mono text-xs text-muted">
        {number}
      </span>
      <span>{children}</span>
    </h3>
  )
}
