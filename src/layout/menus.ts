import type { Weave } from '../content/schema.ts'
import { type Path, paths, routes } from '../routes.ts'

/** A page as a menu of the header shows it. */
export interface MenuItem {
  to: Path
  title: string
  tagline: string
  weave: Weave
}

const rows = paths.map((path) => ({ path, ...routes[path] }))

/** The header's two menus, which are groups on phones. */
export const headerMenus = (['Who We Are', 'Services'] as const).map((menu) => ({
  menu,
  items: rows.flatMap(({ path, label, header }): MenuItem[] =>
    header && 'menu' in header && header.menu === menu ? [{ to: path, title: label, ...header }] : [],
  ),
}))

/** The header's links that stand alone. */
export const headerLinks = rows.flatMap(({ path, label, header }) =>
  header && 'label' in header ? { path, phone: label, ...header } : [],
)

/** The same for phones, by their names there. */
export const phoneLinks = headerLinks
  .toSorted((a, b) => Number(b.firstOnPhones ?? false) - Number(a.firstOnPhones ?? false))
  .map(({ path, phone }) => ({ href: path, label: phone }))

export const footerColumns = (['Company', 'Services', 'Industries', 'Legal'] as const).map((column) => ({
  column,
  links: rows
    .filter(({ footer }) => footer === column)
    .map(({ path, label, footerLink }) => footerLink ?? { label, to: path }),
}))
