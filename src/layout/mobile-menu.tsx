import type { MenuLink } from '../../client/islands/mobile-menu.tsx'
import { company } from '../content/company.ts'
import { type Path, routes } from '../routes.ts'
import { Island } from '../ui/island.tsx'
import { headerMenus } from './menus.ts'

const labels: Record<(typeof headerMenus)[number]['menu'], string> = {
  'Who We Are': 'Company',
  Services: 'Development Services',
}

const groups = headerMenus.map(({ menu, items }) => ({
  label: labels[menu],
  links: items.map(({ path }): MenuLink => ({ href: path, label: routes[path].label })),
}))

const links: (MenuLink & { href: Path })[] = [
  { href: '/portfolio', label: 'Portfolio' },
  { href: '/hire-experts', label: 'Hire Developers' },
  { href: '/contact', label: 'Contact' },
]

/** What the mobile menu shows, from the route table. */
export function MobileMenu({ current }: { current?: Path | undefined }) {
  return (
    <Island
      name="MobileMenu"
      props={{ name: company.name, booking: company.booking, groups, links, ...(current && { current }) }}
    />
  )
}
