import { canonical, paths } from '../../src/routes.ts'
import type { Probe } from './judge.ts'

/** Every page, a missing one, and one file of each kind beside them. */
export function probesOf(preview: boolean): Probe[] {
  const page = { type: 'text/html', page: true }
  const file = { status: 200, page: false }
  const own = (path: (typeof paths)[number]) => new URL(canonical(path)).href
  return [
    ...paths.map((path) => ({ ...page, path, status: 200, canonical: own(path), indexed: !preview })),
    { ...page, path: '/there-is-no-such-page', status: 404, indexed: false },
    { ...file, path: '/sitemap.xml', type: 'application/xml' },
    { ...file, path: '/robots.txt', type: 'text/plain' },
    { ...file, path: '/favicon.ico', type: 'image/' },
  ]
}
