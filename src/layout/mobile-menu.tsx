import type { MenuLink } from '../../client/islands/mobile-menu.tsx'
import { company } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import type { Path } from '../routes.ts'
import { Island } from '../ui/island.tsx'
import { headerMenus, phoneLinks } from './menus.ts'

const groups = headerMenus.map(({ phone, items }) => ({
  label: phone,
  links: items.map(({ to, title }): MenuLink => ({ href: to, label: title })),
}))

/** The mobile menu, with its links from the route table. */
export function MobileMenu({ current }: { current?: Path | undefined }) {
  return (
    <Island
      name="MobileMenu"
      props={{
        name: company.name,
        booking: company.booking,
        groups,
        links: phoneLinks,
        words: { ...strings.mobileMenu, newTab: strings.newTab },
        ...(current && { current }),
      }}
    />
  )
}
