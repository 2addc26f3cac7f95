import { kindOf, type Path, paths, routes } from '../../src/routes.ts'
import type { Row } from '../../src/row.ts'

/** The first page of a kind, whatever the company offers. */
export function exampleOf(kind: NonNullable<Row['kind']>): Path {
  return paths.find((path) => routes[path].kind === kind) ?? '/'
}

/** One page of each kind, and all pages that are the only ones of theirs. */
export const examples = paths.filter((path) => path === paths.find((other) => kindOf(other) === kindOf(path)))
