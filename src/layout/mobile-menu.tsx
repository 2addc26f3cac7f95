import { type Path, routes } from '../routes.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link, type To } from '../ui/link.tsx'
import { Logo } from './logo.tsx'
import { headerMenus } from './menus.ts'

const groups = [
  { label: 'Company', items: headerMenus[0]?.items ?? [] },
  { label: 'Development Services', items: headerMenus[1]?.items ?? [] },
]

const direct: { to: To & Path; label: string }[] = [
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/hire-experts', label: 'Hire Developers' },
  { to: '/contact', label: 'Contact' },
]

const row =
  'flex items-center justify-between min-h-15 px-5 font-600 text-xl leading-tight tracking-[-.015em] no-underline border-b border-line'

/** The menu below the large breakpoint: a modal dialog, opened and closed by the browser itself. */
export function MobileMenu({ current }: { current?: Path | undefined }) {
  return (
    <div className="lg:hidden">
      <Button
        variant="outline"
        size="icon"
        aria-label="Open menu"
        command="show-modal"
        commandfor="mobile-menu"
      >
        <Icon name="menu" />
      </Button>
      <dialog
        id="mobile-menu"
        closedby="any"
        aria-label="Menu"
        className="panel bg-paper text-ink border-l-2 border-ink"
      >
        <div className="flex items-center min-h-17 pl-5 pr-3 border-b border-line">
          <Logo />
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close menu"
            command="close"
            commandfor="mobile-menu"
          >
            <Icon name="x" />
          </Button>
        </div>
        <nav aria-label="Mobile">
          {groups.map(({ label, items }) => (
            <details key={label} name="mobile-menu" className="group">
              <summary className={`${row} group-open:bg-weld group-open:text-night`}>
                {label}
                <Icon name="chevron-down" />
              </summary>
              <ul className="border-l-6 border-weld ml-5">
                {items.map(({ path }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      aria-current={path === current ? 'page' : undefined}
                      className="flex items-center min-h-12 px-4 bg-panel text-[1.0625rem] no-underline border-b border-line aria-[current]:font-600"
                    >
                      {routes[path].label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {direct.map(({ to, label }) => (
            <Link key={to} to={to} className={row} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="sticky bottom-0 mt-auto grid gap-2 px-5 py-4 bg-paper border-t-2 border-ink">
          <ButtonLink to="booking" variant="hero" size="lg">
            Book a Free Consultation
          </ButtonLink>
          <p className="text-t1 text-muted">30 minutes, no charge, no slides.</p>
        </div>
      </dialog>
    </div>
  )
}
