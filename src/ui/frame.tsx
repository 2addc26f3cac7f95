import type { ReactNode } from 'react'

interface FrameProps {
  name?: string
  className?: string
  children: ReactNode
}

/** The border around a picture. Frames with the same `name` on two pages are joined by a view transition. */
export function Frame({ name, className = '', children }: FrameProps) {
  return (
    <div className={`overflow-hidden border-2 border-ink leading-none ${className}`} data-travels={name}>
      <div className="settles">{children}</div>
    </div>
  )
}
