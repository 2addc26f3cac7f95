import type { MouseEvent, ReactNode } from 'react'
import { Served } from '../ui/served.tsx'

function closeOnLink({ target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) target.closest('dialog')?.hidePopover()
}

/**
 * What React adds to the menu of `src/layout/mobile-menu.tsx`: it closes the menu when a visitor clicks a link in it.
 * Otherwise the menu would stay open after a link to a section of the same page.
 */
export function MobileMenu({ children }: { children?: ReactNode }) {
  return (
    <Served className="lg:hidden" onClick={closeOnLink}>
      {children}
    </Served>
  )
}
