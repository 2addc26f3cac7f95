import { type HTMLElement, parse } from 'node-html-parser'
import { canonical, paths } from '../../src/routes.ts'

/** An address to ask for, and what has to come back. */
export interface Probe {
  path: string
  status: number
  /** How the content type begins. */
  type: string
  /** A page for people, so that it has a policy for what it may load. */
  page?: boolean
  /** Where its canonical link has to point; left out where there is none. */
  canonical?: string
  /** Whether search engines may list it; left out where nobody cares. */
  indexed?: boolean
  /** What `Cache-Control` says, where that matters. */
  cache?: string
  /** Where a redirect leads. */
  location?: string
}

/** What an answer lacks: a version not yet there comes, a challenge is the zone's, and the rest is the site's. */
export type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

/** Every page, a missing one, a redirect, a missing file, and those that stand beside the pages. */
export function probesOf(preview: boolean): Probe[] {
  const page = { status: 200, type: 'text/html', page: true, indexed: !preview }
  const file = { status: 200 }
  return [
    ...paths.map((path) => ({ ...page, path, canonical: new URL(canonical(path)).href })),
    { ...page, path: '/there-is-no-such-page', status: 404, indexed: false, cache: 'no-store' },
    { path: `${paths.at(-1)}/`, status: 308, type: '', location: `${paths.at(-1)}` },
    { path: '/assets/there-is-no-such-file.js', status: 404, type: 'text/plain', cache: 'no-store' },
    { ...file, path: '/sitemap.xml', type: 'application/xml' },
    { ...file, path: '/robots.txt', type: 'text/plain' },
    { ...file, path: '/favicon.ico', type: 'image/' },
  ]
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
}

/** One hashed file of each kind that these pages and stylesheets name. */
export function filesIn(sources: string[]): Probe[] {
  const named = sources.join().matchAll(/\/assets\/[\w.-]+\.(\w+)/g)
  const kinds = new Map([...named].map(([path, kind = '']) => [kind, path]))
  return [...kinds].map(([kind, path]) => ({
    path,
    status: 200,
    type: types[kind] ?? '',
    cache: 'public, max-age=31536000, immutable',
  }))
}

const insecure = /(?<=^|[\s,(]|url\(["']?)http:[^\s,)"']+/g

/** What the page would load without encryption; links lead elsewhere and do not count. */
function unencrypted(html: HTMLElement): string[] {
  const links = 'link:not([rel=canonical]):not([rel=alternate])'
  const loading = html.querySelectorAll(`[src], [srcset], [poster], [data], [style], style, ${links}`)
  return loading.flatMap(({ tagName, text, attributes }) => {
    const { src, srcset, poster, data, style, href } = attributes
    const own = { LINK: href, STYLE: text }[tagName]
    return [src, srcset, poster, data, style, own].join(' ').match(insecure) ?? []
  })
}

/** What is wrong with a document, a phrase each. */
function wrongIn(body: string, probe: Probe, header: string | null): string[] {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
  const found = links.map((link) => URL.parse(link)?.href ?? link).join(' ') || undefined
  const metas = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  const indexed = !/\b(noindex|none)\b/i.test([header, ...metas].join())
  return [
    ...(found === probe.canonical ? [] : [`canonical: ${found ?? 'none'}`]),
    ...(indexed === (probe.indexed ?? indexed) ? [] : [indexed ? 'index' : 'noindex']),
    ...unencrypted(html).map((address) => `loads ${address}`),
  ]
}

/**
 * What is wrong with an answer.
 * @param build the hash that the tag of every page begins with; left out where any build will do
 */
export function judge(
  probe: Probe,
  answer: Pick<Response, 'status' | 'headers'>,
  body: string,
  build = '',
): Fault[] {
  const { status, headers } = answer
  const header = (name: string) => headers.get(name) ?? 'none'
  if (header('cf-mitigated') === 'challenge') return [['challenged by bot protection', `status ${status}`]]
  // What the platform says of a host or a version that is not everywhere.
  if (status >= 520) return [['not there yet', `status ${status}`]]
  if (probe.page && status === 200 && !header('etag').includes(`"${build}`)) {
    return [['not there yet', `tag ${header('etag')}, not of build ${build}`]]
  }
  const type = header('content-type')
  const wrong: Record<string, boolean> = {
    [`status ${status}, not ${probe.status}`]: status !== probe.status,
    [`type ${type}, not ${probe.type}`]: !type.startsWith(probe.type) && probe.type !== '',
    [`location ${header('location')}`]: !header('location').endsWith(probe.location ?? ''),
    [`cache-control ${header('cache-control')}`]:
      probe.cache !== undefined && header('cache-control') !== probe.cache,
    'no content-security-policy': !!probe.page && !headers.get('content-security-policy'),
    'no strict-transport-security': !/max-age=[1-9]/.test(header('strict-transport-security')),
    'no x-content-type-options': header('x-content-type-options') !== 'nosniff',
  }
  const inside = type.startsWith('text/html') ? wrongIn(body, probe, headers.get('x-robots-tag')) : []
  const words = [...Object.keys(wrong).filter((each) => wrong[each]), ...inside]
  return words.map((what) => ['wrong', what])
}
