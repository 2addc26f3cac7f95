import type { MenuLink } from '../../client/islands/mobile-menu.tsx'
import { company } from '../content/company.ts'
import { words } from '../content/words.ts'
import type { Path } from '../routes.ts'
import { Island } from '../ui/island.tsx'
import { headerMenus, phoneLinks } from './menus.ts'

const { groups: names, ...says } = words.mobileMenu

const groups = headerMenus.map(({ menu, items }) => ({
  label: names[menu],
  links: items.map(({ to, title }): MenuLink => ({ href: to, label: title })),
}))

/** What the mobile menu shows, from the route table. */
export function MobileMenu({ current }: { current?: Path | undefined }) {
  return (
    <Island
      name="MobileMenu"
      props={{
        name: company.name,
        booking: company.booking,
        groups,
        links: phoneLinks,
        words: { ...says, newTab: words.newTab },
        ...(current && { current }),
      }}
    />
  )
}
