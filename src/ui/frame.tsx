import type { ReactNode } from 'react'

interface FrameProps {
  name?: string
  className?: string
  children: ReactNode
}

/** A border around a picture. A view transition joins frames with the same `name` on two pages. */
export function Frame({ name, className = '', children }: FrameProps) {
  return (
    <div className={`overflow-hidden border-2 border-ink ${className}`} data-travels={name}>
      {children}
    </div>
  )
}
