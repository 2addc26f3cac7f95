import { type Path, paths, type Row, routes } from '../routes.ts'

/** An address with its row, for a menu. */
export interface MenuItem {
  path: Path
  row: Row
}

const items: MenuItem[] = paths.map((path) => ({ path, row: routes[path] }))

/** The header's two menus, which are groups on phones. */
export const headerMenus = (['Who We Are', 'Services'] as const).map((menu) => ({
  menu,
  items: items.filter(({ row: { header } }) => header && 'menu' in header && header.menu === menu),
}))

/** The header's links that stand alone. */
export const headerLinks = items.flatMap(({ path, row: { label, header } }) =>
  header && 'label' in header ? { path, phone: label, ...header } : [],
)

/** The same for phones, by their names there. */
export const phoneLinks = headerLinks
  .toSorted((a, b) => Number(b.firstOnPhones ?? false) - Number(a.firstOnPhones ?? false))
  .map(({ path, phone }) => ({ href: path, label: phone }))

export const footerColumns = (['Company', 'Services', 'Industries', 'Legal'] as const).map((column) => ({
  column,
  links: items
    .filter(({ row: { footer } }) => footer === column)
    .map(({ path, row: { label, footerLink } }) => footerLink ?? { label, to: path }),
}))
