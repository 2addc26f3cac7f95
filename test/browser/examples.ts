import { slugOf } from '../../src/content/schema.ts'
import { headerMenus } from '../../src/layout/menus.ts'
import { kindOf, type Path, paths, type Row, routes } from '../../src/routes.ts'

/** The first page of a kind, whatever the company offers. */
export function exampleOf(kind: NonNullable<Row['kind']>): Path {
  return paths.find((path) => routes[path].kind === kind) ?? '/'
}

const listsServices = ({ items }: (typeof headerMenus)[number]) =>
  items.some(({ to }) => routes[to].kind === 'Service')

/** The header's menu of services: the name on its button, and the id of its list. */
export const servicesMenu = headerMenus.find(listsServices)?.menu ?? ''
export const servicesMenuId = `menu-${slugOf(servicesMenu)}`

/** One page of each kind, and all pages that are the only ones of theirs. */
export const examples = paths.filter((path) => path === paths.find((other) => kindOf(other) === kindOf(path)))
