import hover from '../../client/ui/hover-underline.module.css'
import { Icon } from '../../client/ui/icon.tsx'
import { LogoMark } from '../../client/ui/logo-mark.tsx'
import { company } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import type { Path } from '../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Draft } from '../ui/draft.tsx'
import { Link } from '../ui/link.tsx'
import styles from './header.module.css'
import { headerLinks, headerMenus, type MenuItem } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'

/** The logo, a link to the home page. */
function Logo() {
  return (
    <Link
      to="/"
      className={`mr-auto inline-flex items-center gap-2 min-h-11 font-700 ${company.name.length > 16 ? 'text-base leading-[1.1] lt-lg:py-2 lg:max-w-36 xl:max-w-60 [overflow-wrap:anywhere]' : 'text-2xl leading-none'} tracking-[-.024em] no-underline`}
      aria-label={strings.header.home}
    >
      <LogoMark />
      {company.name}
    </Link>
  )
}

/** The classes of a link or button in the header. */
const item = `${hover.line} [--t:3px] flex items-center gap-1.5 min-h-11 px-3 text-[1.0625rem] font-500 no-underline`

/** A menu as a popover: the browser opens it, closes it, and handles Escape without a script. */
function Menu({ menu, items, current }: { menu: string; items: MenuItem[]; current: Path | undefined }) {
  const id = `menu-${menu.toLowerCase().replaceAll(' ', '-')}`
  const wide = items.length > 3
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        className={`${styles.opener} ${item}`}
        aria-current={items.some(({ to }) => to === current) ? 'true' : undefined}
      >
        {menu}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <ul
        id={id}
        popover="auto"
        className={`${styles.menu} ${wide ? '[--menu-width:44rem]' : ''} max-h-[calc(100dvh-4.75rem-1px)] grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] border-2 border-ink bg-panel text-ink`}
      >
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink {...item} current={item.to === current} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface MenuLinkProps extends MenuItem {
  current: boolean
}

function MenuLink({ to, title, tagline, weave, current }: MenuLinkProps) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      <Draft weave={weave} className="row-span-2 size-10 [--px:5px]" />
      <b className="font-600">{title}</b>
      <span className="text-t1 leading-[1.3]! text-muted">{tagline}</span>
    </Link>
  )
}

/** The header of every page. `current` is left out on the not-found and error pages. */
export function Header({ current }: { current?: Path | undefined }) {
  return (
    <header className="hold-still grows sticky top-0 z-20 bg-paper border-b border-line" data-print="off">
      <div className="wrap flex items-center gap-4 min-h-17 lg:min-h-19">
        <Logo />
        <nav aria-label={strings.header.menu} className="lt-lg:hidden">
          <ul className="flex items-center">
            {headerMenus.map(({ menu, items }) => (
              <Menu key={menu} menu={menu} items={items} current={current} />
            ))}
            {headerLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={item} aria-current={path === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="booking" label={strings.header.action} variant="hero" className="lt-lg:hidden" />
        <MobileMenu current={current} />
      </div>
    </header>
  )
}
