import type { MenuLink } from '../../client/islands/mobile-menu.tsx'
import { company } from '../content/company.ts'
import { words } from '../content/words.ts'
import { type Path, routes } from '../routes.ts'
import { Island } from '../ui/island.tsx'
import { headerMenus } from './menus.ts'

const { groups: names, links: labels, ...says } = words.mobileMenu

const groups = headerMenus.map(({ menu, items }) => ({
  label: names[menu],
  links: items.map(({ path }): MenuLink => ({ href: path, label: routes[path].label })),
}))

const links: (MenuLink & { href: Path })[] = [
  { href: '/portfolio', label: labels.portfolio },
  { href: '/hire-experts', label: labels.hireExperts },
  { href: '/contact', label: labels.contact },
]

/** What the mobile menu shows, from the route table. */
export function MobileMenu({ current }: { current?: Path | undefined }) {
  return (
    <Island
      name="MobileMenu"
      props={{
        name: company.name,
        booking: company.booking,
        groups,
        links,
        words: { ...says, newTab: words.newTab },
        ...(current && { current }),
      }}
    />
  )
}
