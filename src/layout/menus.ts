import type { Weave } from '../content/schema.ts'
import { columns, menus, type Path, paths, routes } from '../routes.ts'

/** A page as a menu of the header shows it. */
export interface MenuItem {
  to: Path
  title: string
  tagline: string
  weave: Weave
}

const rows = paths.map((path) => ({ path, ...routes[path] }))

/** The header's menus that have a page; on phones they are groups of the name `phone`. */
export const headerMenus = Object.entries(menus)
  .map(([menu, phone]) => ({
    menu,
    phone,
    items: rows.flatMap(({ path, label, header }): MenuItem[] =>
      header && 'menu' in header && header.menu === menu ? [{ to: path, title: label, ...header }] : [],
    ),
  }))
  .filter(({ items }) => items.length > 0)

/** The header's links that stand alone. */
export const headerLinks = rows.flatMap(({ path, label, header }) =>
  header && 'label' in header ? { path, phone: label, ...header } : [],
)

/** The same for phones, by their names there. */
export const phoneLinks = headerLinks
  .toSorted((a, b) => Number(b.firstOnPhones ?? false) - Number(a.firstOnPhones ?? false))
  .map(({ path, phone }) => ({ href: path, label: phone }))

/** The footer's columns that have a page. */
export const footerColumns = columns
  .map((column) => ({
    column,
    links: rows
      .filter(({ footer }) => footer === column)
      .map(({ path, label, footerLink }) => footerLink ?? { label, to: path }),
  }))
  .filter(({ links }) => links.length > 0)
