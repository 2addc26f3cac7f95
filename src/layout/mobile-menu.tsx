import { buttonClasses } from '../../client/ui/button-classes.ts'
import { Icon } from '../../client/ui/icon.tsx'
import { LogoMark } from '../../client/ui/logo-mark.tsx'
import states from '../../client/ui/states.module.css'
import { company } from '../content/company.ts'
import { phones } from '../content/office-band.ts'
import { strings } from '../content/strings.ts'
import type { Path } from '../routes.ts'
import { Island } from '../ui/island.tsx'
import { PhoneNumbers } from '../ui/phone-numbers.tsx'
import styles from './mobile-menu.module.css'
import { headerMenus, phoneLinks } from './navigation.ts'

const words = strings.mobileMenu

/** The classes of a group's label, and of a link that is in no group. */
const top = `${states.line} flex items-center justify-between min-h-[var(--row)] px-md border-b border-line text-base font-600 no-underline`

/**
 * The menu below the large breakpoint, as a popover, which the browser opens and closes. `client/menus.ts` makes it modal.
 * `current` is the path of the page; the not-found and error pages have none.
 */
export function MobileMenu({ current }: { current: Path | undefined }) {
  const currentPage = (path: string) => (path === current ? 'page' : undefined)

  return (
    <Island name="MobileMenu">
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        popoverTarget="mobile-menu"
        className={`${styles.opener} ${buttonClasses({ variant: 'outline', size: 'icon' })}`}
      >
        <Icon name="menu" />
      </button>
      <dialog id="mobile-menu" popover="auto" aria-label={words.name} className={styles.panel}>
        <div className="grid grid-rows-[minmax(0,1fr)_auto] h-full">
          <div className={`${styles.list} flex flex-col border-b-2 border-ink`}>
            <div className={`${styles.head} flex items-center px-md border-b border-line`}>
              <span className="mr-auto inline-flex items-center gap-sm font-600 text-lg">
                <LogoMark />
                {company.name}
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
              {headerMenus.map(({ phone, items }) => (
                <details key={phone} name="mobile-menu" className="group">
                  <summary
                    aria-current={items.some(({ to }) => to === current) ? 'true' : undefined}
                    className={`${top} group-open:bg-brand group-open:text-night group-open:[--pull:var(--night)]`}
                  >
                    {phone}
                    <Icon name="chevron-down" className="group-open:[rotate:180deg]" />
                  </summary>
                  <ul className={styles.group}>
                    {items.map(({ to, title, tagline }) => (
                      <li key={to}>
                        <a
                          href={to}
                          aria-current={currentPage(to)}
                          className={`${states.line} ${styles.link}`}
                        >
                          {`${title} `}
                          <small className="text-xs text-muted">{tagline}</small>
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
              {/* Only a script could close the menu when a link leads to a section of the page that is shown. */}
              {phoneLinks
                .filter(({ href }) => !href.startsWith(`${current}#`))
                .map(({ href, label }) => (
                  <a key={href} href={href} aria-current={currentPage(href)} className={top}>
                    {label}
                  </a>
                ))}
            </nav>
            <PhoneNumbers phones={phones} className="mt-auto px-md py-sm" />
          </div>
          <a
            href={company.booking}
            target="_blank"
            rel="noopener"
            className={`${buttonClasses({ variant: 'hero' })} mx-md my-sm`}
          >
            {words.action}
            <Icon name="arrow-up-right" />
            <span className="visually-hidden">{` ${strings.newTab}`}</span>
          </a>
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
    </Island>
  )
}
