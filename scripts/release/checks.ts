import { parse } from 'node-html-parser'
import { canonical, paths } from '../../src/routes.ts'

/** An address to ask for, and what has to come back. */
export interface Probe {
  path: string
  /** Its status, its headers, and of a page what `factsIn` finds, each by its name; '' where there is to be none. */
  wanted: Record<string, string | RegExp>
}

/** What an answer lacks: a version not yet there comes, a challenge is the zone's, and the rest is the site's. */
export type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

const always = { 'strict-transport-security': /max-age=[1-9]/, 'x-content-type-options': 'nosniff' }

/** Every page, a missing one, a missing file, a redirect, and those that stand beside the pages; home first. */
export function probesOf(preview: boolean): Probe[] {
  const page = { 'content-type': /^text\/html/, 'content-security-policy': /./, unencrypted: '' }
  const listed = { status: '200', indexing: preview ? 'noindex' : 'index' }
  const text = { status: '200', 'content-type': /^text\/plain/ }
  const missing = { status: '404', 'cache-control': 'no-store' }
  const last = paths.at(-1)
  return [
    ...paths.map((path) => ({ path, wanted: { ...page, ...listed, canonical: canonical(path) } })),
    { path: '/no-such-page', wanted: { ...page, ...missing, indexing: 'noindex', canonical: '' } },
    { path: '/assets/no-such.js', wanted: { ...text, ...missing } },
    { path: `${last}/`, wanted: { status: '308', location: new RegExp(`${last}$`) } },
    { path: '/sitemap.xml', wanted: { status: '200', 'content-type': /^application\/xml/ } },
    { path: '/robots.txt', wanted: text },
    { path: '/favicon.ico', wanted: { status: '200', 'content-type': /^image/ } },
  ]
}

/**
 * Hashed files that a page or a stylesheet names, one of each kind.
 * @param seen kinds that have been asked for; those of the files are added
 */
export function filesIn(source: string, seen: Set<string>): Probe[] {
  const named = source.matchAll(/\/assets\/[\w.-]+\.(\w+)/g)
  return [...named].flatMap(([path, kind = '']) => {
    if (seen.has(kind)) return []
    seen.add(kind)
    const type = new RegExp(kind === 'js' ? 'javascript' : kind)
    const cache = 'public, max-age=31536000, immutable'
    return { path, wanted: { status: '200', 'content-type': type, 'cache-control': cache } }
  })
}

/** What a page says of itself: where it stands, whether search engines may list it, and what it loads by http. */
function factsIn(body: string, tag: string | null) {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'))
  const robots = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  // Links lead elsewhere, and do not count.
  const loading = html.querySelectorAll('*:not(a):not([rel=canonical]):not([rel=alternate])')
  const written = loading.map(({ tagName, rawAttrs, text }) => (tagName === 'STYLE' ? text : rawAttrs))
  return {
    canonical: links.join(' '),
    indexing: /\b(noindex|none)\b/i.test([tag, ...robots].join()) ? 'noindex' : 'index',
    unencrypted: (written.join('\n').match(/(?<!xmlns=")http:[^\s,)"']+/g) ?? []).join(' '),
  }
}

/**
 * What is wrong with an answer.
 * @param build the hash that the tag of every page begins with; left out where any build will do
 */
export function check({ wanted }: Probe, { status, headers }: Response, body: string, build = ''): Fault[] {
  if (headers.get('cf-mitigated') === 'challenge') {
    return [['challenged by bot protection', `status: ${status}`]]
  }
  // What the platform says of a host or a version that is not everywhere.
  if (status >= 520) return [['not there yet', `status: ${status}`]]
  const isPage = 'canonical' in wanted
  const tag = headers.get('etag') ?? 'none'
  if (isPage && status === 200 && !tag.includes(`"${build}`)) {
    return [['not there yet', `tag ${tag}, not of build ${build}`]]
  }
  const found: Record<string, string> = {
    status: String(status),
    ...Object.fromEntries(headers),
    ...(isPage && factsIn(body, headers.get('x-robots-tag'))),
  }
  return Object.entries({ ...always, ...wanted }).flatMap(([name, expected]): Fault[] => {
    const value = found[name] ?? ''
    const isRight = typeof expected === 'string' ? value === expected : expected.test(value)
    return isRight ? [] : [['wrong', `${name}: ${value || 'none'}`]]
  })
}
