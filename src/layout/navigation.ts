import { paths, routes } from '../routes.ts'
import { columns, menus } from '../row.ts'

const rows = paths.map((path) => ({ path, ...routes[path] }))

/** The menus of the header that have pages. `phone` is the name of the menu in the mobile menu. */
export const headerMenus = Object.entries(menus)
  .map(([menu, phone]) => ({
    menu,
    phone,
    items: rows.flatMap(({ path, label, header }) =>
      header && 'menu' in header && header.menu === menu ? { to: path, title: label, ...header } : [],
    ),
  }))
  .filter(({ items }) => items.length > 0)

/** The top-level links of the header. */
export const headerLinks = rows.flatMap(({ path, label, header }) =>
  header && 'label' in header ? { path, phone: label, ...header } : [],
)

/** The top-level links of the mobile menu, with their labels there, and the sections that end it. */
export const phoneLinks = [
  ...headerLinks
    .toSorted((a, b) => Number(b.firstOnPhones ?? false) - Number(a.firstOnPhones ?? false))
    .map(({ path, phone }) => ({ href: path, label: phone })),
  ...rows
    .flatMap(({ footerSections = [] }) => footerSections)
    .flatMap(({ to, label, onPhones }) => (onPhones ? { href: to, label } : [])),
]

/** The columns of the footer that have pages. */
export const footerColumns = columns
  .map((column) => ({
    column,
    links: rows
      .filter(({ footer }) => footer === column)
      .flatMap(({ path, label, footerSections = [] }) => [{ label, to: path }, ...footerSections]),
  }))
  .filter(({ links }) => links.length > 0)
