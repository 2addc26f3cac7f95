/** What the smoke test requests, and what each answer must have. */
import { extname } from 'node:path'
import { company } from '../../src/content/company.ts'
import { canonical, markdownAddress, type Path, paths, routes } from '../../src/routes.ts'
import { securityHeaders } from '../../src/security-headers.ts'

export interface Probe {
  path: string
  /** What a right answer has: its status, its headers, and what `faults.ts` reads from a page. `''` means that it lacks this. */
  wanted: Record<string, string | RegExp>
}

interface Expected {
  /** The build that the entity tags of the Worker's answers must name. */
  build: string | RegExp
  /** Whether search engines must not list the pages. */
  preview: boolean
  /** Whether the pages are those of another commit, whose titles this clone does not know. */
  live: boolean
}

/** The canonical addresses of all pages of this clone. */
export const ownPages = paths.map(canonical)

/** The sitemap, whose answer shows whether the version is there. */
export function probeOfSitemap({ build, live }: Expected): Probe {
  const pages = live ? /[1-9]/ : `${paths.length}`
  return {
    path: '/sitemap.xml',
    wanted: { status: '200', 'content-type': /^application\/xml/, build, pages },
  }
}

/** The pages with these canonical addresses, their Markdown files, robots.txt, a missing page and a redirect. */
export function probesOf(pages: readonly string[], { build, preview, live }: Expected): Probe[] {
  const html = { 'content-type': /^text\/html/, 'content-security-policy': /./, main: /./, end: '</html>' }
  const { 'Content-Security-Policy': _, ...secure } = securityHeaders()
  // The content security policy is left out, because each page has its own hashes in it. A live site may be of another commit,
  // which may send other headers.
  const own = Object.fromEntries(new Headers(live ? {} : secure))
  const listed = { status: '200', build, indexing: preview ? 'noindex' : 'index' }
  const missing = { status: '404', 'cache-control': 'no-store', indexing: 'noindex', canonical: '' }
  const robots = { status: '200', 'content-type': /^text\/plain/, build }
  const markdown = { status: '200', 'content-type': /^text\/markdown/ }
  const { pathname: last } = new URL(pages.at(-1) ?? company.origin)
  return [
    ...pages.flatMap((address) => {
      const path = new URL(address).pathname as Path
      const named = { canonical: address, title: live ? /./ : routes[path].title }
      return [
        { path, wanted: { ...html, ...own, ...listed, ...named } },
        { path: markdownAddress(path), wanted: { ...markdown, canonical: address } },
      ]
    }),
    { path: '/robots.txt', wanted: robots },
    { path: '/no-such-page', wanted: { ...html, ...missing } },
    { path: `${last}/`, wanted: { status: '308', location: new RegExp(`${last}$`) } },
  ]
}

/** A file that an answer names. Those in /assets have a hash in their names. */
export function probeOfFile(path: string): Probe {
  const ending = extname(path).slice(1)
  const type = new RegExp({ js: 'javascript', ico: 'icon' }[ending] ?? ending)
  const cache = path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
  return { path, wanted: { status: '200', 'content-type': type, ...cache } }
}

/** The paths of the files that an answer names: those in /assets, the picture of a shared link, and the icons. */
export function filesIn(body: string): string[] {
  const files = body.matchAll(
    /\/assets\/[\w.-]+\.\w+|(?<=["\w])\/(?:social\/[\w/-]+|[\w-]+)\.(?:png|ico)(?=")/g,
  )
  // Scripts name what they import as `./name`.
  const imports = body.matchAll(/["'`]\.(\/[\w.-]+\.js)["'`]/g)
  return [...[...files].map(([path]) => path), ...[...imports].map(([, name]) => `/assets${name}`)]
}
