import type { Path } from '../routes.ts'

/** Where the Markdown of a page stands: a static file, written by `build/markdown`. */
export function markdownAddress(path: Path): `/${string}.md` {
  return path === '/' ? '/index.md' : `${path}.md`
}
