import type { ReactNode } from 'react'

/** The two-pixel edge around a picture. A `name` makes it travel to the page that has the same one. */
export function Frame({
  name,
  className = '',
  children,
}: {
  name?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`overflow-hidden border-2 border-ink leading-none ${className}`} data-travels={name}>
      <div className="settles">{children}</div>
    </div>
  )
}
