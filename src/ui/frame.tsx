import type { ReactNode } from 'react'

interface FrameProps {
  name?: string
  className?: string
  children: ReactNode
}

/** Around every picture in a band. A `name` makes it travel to the page that has a frame of the same name. */
export function Frame({ name, className = '', children }: FrameProps) {
  return (
    <div className={`overflow-hidden border-2 border-ink leading-none ${className}`} data-travels={name}>
      <div className="settles">{children}</div>
    </div>
  )
}
