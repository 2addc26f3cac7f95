import { type Path, paths, type Row, routes } from '../routes.ts'

/** An address with its row, for a menu. */
export interface MenuItem {
  path: Path
  row: Row
}

function rowsWhere(belongs: (row: Row) => boolean): MenuItem[] {
  return paths.map((path) => ({ path, row: routes[path] })).filter(({ row }) => belongs(row))
}

/** The header's two menus, and the links that stand alone. */
export const headerMenus = (['Who We Are', 'Services'] as const).map((menu) => ({
  menu,
  items: rowsWhere(({ header }) => !!header && 'menu' in header && header.menu === menu),
}))

export const headerLinks = rowsWhere(({ header }) => !!header && !('menu' in header))

export const footerColumns = (['Company', 'Services', 'Industries', 'Legal'] as const).map((column) => ({
  column,
  items: rowsWhere(({ footer }) => footer === column),
}))
