import type { MouseEvent, ReactNode } from 'react'
import { Served } from '../ui/served.tsx'

function onClick({ target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) target.closest('dialog')?.hidePopover()
}

/** The mobile menu. React closes it when a link in it is clicked, because a link to a section of the page loads no page. */
export function MobileMenu({ children }: { children?: ReactNode }) {
  return (
    <Served className="header:hidden" onClick={onClick}>
      {children}
    </Served>
  )
}
