import type { Path } from './routes.ts'

/** Where the picture stands that a shared link shows of a page: `/social/home.png`, `/social/about.png` … */
export function socialPicture(path: Path): string {
  return `/social${path === '/' ? '/home' : path}.png`
}
