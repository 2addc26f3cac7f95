import { Icon } from '../../client/ui/icon.tsx'
import { LogoMark } from '../../client/ui/logo-mark.tsx'
import states from '../../client/ui/states.module.css'
import { company } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import { ancestors, type Path } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { WeavePattern } from '../ui/weave-pattern.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { headerLinks, headerMenus } from './navigation.ts'

/** The classes of the name. A long one is small and may break. */
const nameSize =
  company.name.length > 16
    ? 'text-base lt-header:py-sm header:max-w-36 xl:max-w-60'
    : 'text-lg whitespace-nowrap'

/** The classes of a link or button in the header. */
const item = `${states.line} ${styles.item} flex items-center gap-sm min-h-11 text-base no-underline`

/**
 * The header of every page. In low windows, such as on a phone in landscape, it scrolls away with the page. `current` is
 * left out on the not-found and error pages. `lang` is its language where the page has another one.
 */
export function Header({ current, lang }: { current?: Path | undefined; lang: string | undefined }) {
  const parents = current ? ancestors(current) : []
  return (
    <header
      lang={lang}
      className="grows relative [@media(min-height:400px)]:sticky top-0 z-20 bg-paper border-b border-line"
      data-print="off"
    >
      <div className="wrap flex items-center gap-md min-h-17 header:min-h-[var(--header-height)]">
        <Link
          to="/"
          className={`${states.line} mr-auto inline-flex items-center gap-sm min-h-11 font-600 no-underline ${nameSize}`}
          aria-label={strings.header.home}
        >
          <LogoMark />
          {company.name}
        </Link>
        <nav aria-label={strings.header.menu} className="lt-header:hidden">
          <ul className="flex items-center">
            {headerMenus.map((menu) => (
              <Menu key={menu.menu} {...menu} current={current} />
            ))}
            {headerLinks.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={item}
                  aria-current={path === current ? 'page' : parents.includes(path) || undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="booking" label={strings.header.action} variant="hero" className="lt-header:hidden" />
        <MobileMenu current={current} />
      </div>
    </header>
  )
}

/** A menu as a popover: the browser opens it, closes it, and handles Escape without a script. */
function Menu({ menu, items, current }: (typeof headerMenus)[number] & { current: Path | undefined }) {
  const id = `menu-${menu.toLowerCase().replaceAll(' ', '-')}`
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        className={`${styles.opener} ${item}`}
        aria-current={items.some(({ to }) => to === current) ? 'true' : undefined}
      >
        {menu}
        <Icon name="chevron-down" className={`${styles.arrow} size-4`} />
      </button>
      <ul
        id={id}
        popover="auto"
        className={`${styles.menu} ${items.length > 3 ? '[--menu-width:44rem]' : ''} border-2 border-ink text-ink`}
      >
        {items.map(({ to, title, tagline, weave }) => (
          // An item that is alone in its row is as wide as the menu.
          <li key={to} className="flex-[1_1_20rem] bg-panel">
            <Link
              to={to}
              className={`${states.line} ${styles.link} ${weave ? 'grid-cols-[2.5rem_1fr]' : ''}`}
              aria-current={to === current ? 'page' : undefined}
            >
              {weave && <WeavePattern weave={weave} className="row-span-2 h-10 [--px:5px]" />}
              {`${title} `}
              <small className="text-sm font-400 text-muted">{tagline}</small>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
