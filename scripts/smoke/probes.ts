import { canonical, paths } from '../../src/routes.ts'

/** An address to ask for, and what has to come back. */
export interface Probe {
  path: string
  status: number
  /** How the content type begins. */
  type: string
  /** A page for people, so that it has a policy for what it may load. */
  page: boolean
  /** Where its canonical link has to point; left out where there is none. */
  canonical?: string
  /** Whether search engines may list it; left out where nobody cares. */
  indexed?: boolean
}

/** Every page, a missing one, and one file of each kind beside them. */
export function probesOf(preview: boolean): Probe[] {
  const page = { status: 200, type: 'text/html', page: true, indexed: !preview }
  const file = { status: 200, page: false }
  return [
    ...paths.map((path) => ({ ...page, path, canonical: new URL(canonical(path)).href })),
    { ...page, path: '/there-is-no-such-page', status: 404, indexed: false },
    { ...file, path: '/sitemap.xml', type: 'application/xml' },
    { ...file, path: '/robots.txt', type: 'text/plain' },
    { ...file, path: '/favicon.ico', type: 'image/' },
  ]
}
