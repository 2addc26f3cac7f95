import type { MouseEvent } from 'react'
import { buttonClasses } from '../ui/button-classes.ts'
import { Icon } from '../ui/icon.tsx'
import { LogoMark } from '../ui/logo-mark.tsx'
import styles from './mobile-menu.module.css'

export interface MenuLink {
  href: string
  label: string
}

export interface MobileMenuProps {
  /** The company's name. */
  name: string
  /** The address of the booking page. */
  booking: string
  groups: { label: string; links: MenuLink[] }[]
  links: MenuLink[]
  /** The path of the page. The not-found and error pages have none. */
  current?: string
  words: {
    /** Accessible names of the two buttons, of the menu, and of its navigation. */
    open: string
    close: string
    name: string
    nav: string
    /** The label of the button to the booking page, its hidden addition for screen readers, and the line below it. */
    action: string
    newTab: string
    note: string
  }
}

/** Classes of a group's label and of a top-level link. */
const row =
  'flex items-center justify-between min-h-15 px-md border-b border-line text-base font-600 no-underline'

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}

/**
 * The menu below the large breakpoint, as a popover, which the browser opens and closes. `menus.ts` makes it modal. React
 * closes it when a visitor clicks a link in it. Otherwise it would stay open after a link to a section of the same page.
 */
export function MobileMenu({ name, booking, groups, links, current, words }: MobileMenuProps) {
  const currentPage = (href: string) => (href === current ? 'page' : undefined)

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        popoverTarget="mobile-menu"
        className={`${styles.opener} ${buttonClasses({ variant: 'outline', size: 'icon' })}`}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link also fires a click */}
      <dialog
        id="mobile-menu"
        popover="auto"
        aria-label={words.name}
        className={styles.panel}
        onClick={closeOnLink}
      >
        <div className={`${styles.content} flex min-h-full flex-col`}>
          <div className="flex items-center min-h-17 pl-md pr-md border-b border-line">
            <span className="mr-auto inline-flex items-center gap-sm font-700 text-lg">
              <LogoMark />
              {name}
            </span>
            <button
              type="button"
              aria-label={words.close}
              popoverTarget="mobile-menu"
              popoverTargetAction="hide"
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <Icon name="x" />
            </button>
          </div>
          <nav aria-label={words.nav} className={styles.links}>
            {groups.map((group) => (
              <details key={group.label} name="mobile-menu" className="group" suppressHydrationWarning>
                <summary className={`${row} group-open:bg-brand group-open:text-night`}>
                  {group.label}
                  <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
                </summary>
                <ul className={styles.group}>
                  {group.links.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href} aria-current={currentPage(href)} className={styles.link}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            {links.map(({ href, label }) => (
              <a key={href} href={href} aria-current={currentPage(href)} className={row}>
                {label}
              </a>
            ))}
          </nav>
          <div className="mt-auto grid gap-sm px-md py-md border-t-2 border-ink">
            <a
              href={booking}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: 'hero', size: 'lg' })}
            >
              {words.action}
              <Icon name="arrow-up-right" />
              <span className="visually-hidden">{` ${words.newTab}`}</span>
            </a>
            <p className="text-sm text-muted">{words.note}</p>
          </div>
        </div>
        {/* Covers the backdrop, because Safari on iOS before 18.3 does not close a popover by a tap outside it. */}
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          className="fixed inset-0 z--1 cursor-default"
        />
      </dialog>
    </div>
  )
}
