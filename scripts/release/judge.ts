import { type HTMLElement, parse } from 'node-html-parser'
import { canonical, paths } from '../../src/routes.ts'

/** An address to ask for, and what has to come back. */
export interface Probe {
  path: string
  status: number
  /** What its headers say, besides what all say. */
  headers: Record<string, RegExp>
  /** Of a page: whether search engines may list it, and where its canonical link points, if it has one. */
  page?: { indexed: boolean; canonical?: string }
}

/** What an answer lacks: a version not yet there comes, a challenge is the zone's, and the rest is the site's. */
export type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

const always = { 'strict-transport-security': /max-age=[1-9]/, 'x-content-type-options': /^nosniff$/ }

/** Every page, a missing one, a missing file, a redirect, and those that stand beside the pages; home first. */
export function probesOf(preview: boolean): Probe[] {
  const html = { 'content-type': /^text\/html/, 'content-security-policy': /./ }
  const text = { 'content-type': /^text\/plain/ }
  const missing = { 'cache-control': /^no-store$/ }
  const last = paths.at(-1)
  const pages = paths.map((path) => {
    const page = { indexed: !preview, canonical: new URL(canonical(path)).href }
    return { path, status: 200, headers: html, page }
  })
  return [
    ...pages,
    { path: '/no-such-page', status: 404, headers: { ...html, ...missing }, page: { indexed: false } },
    { path: '/assets/no-such.js', status: 404, headers: { ...text, ...missing } },
    { path: `${last}/`, status: 308, headers: { location: new RegExp(`${last}$`) } },
    { path: '/sitemap.xml', status: 200, headers: { 'content-type': /^application\/xml/ } },
    { path: '/robots.txt', status: 200, headers: text },
    { path: '/favicon.ico', status: 200, headers: { 'content-type': /^image/ } },
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
    const cache = /^public, max-age=31536000, immutable$/
    return { path, status: 200, headers: { 'content-type': type, 'cache-control': cache } }
  })
}

/** What the page would load without encryption; links lead elsewhere and do not count. */
function unencrypted(html: HTMLElement): string[] {
  const loading = html.querySelectorAll('*:not(a):not([rel=canonical]):not([rel=alternate])')
  const written = loading.map(({ tagName, rawAttrs, text }) => (tagName === 'STYLE' ? text : rawAttrs))
  return written.join('\n').match(/(?<!xmlns=")http:[^\s,)"']+/g) ?? []
}

/** What is wrong with a page, a phrase each. */
function wrongIn(body: string, page: NonNullable<Probe['page']>, header: string | null): string[] {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
  const found = links.map((link) => URL.parse(link)?.href ?? link).join(' ') || undefined
  const metas = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  const indexed = !/\b(noindex|none)\b/i.test([header, ...metas].join())
  return [
    ...(found === page.canonical ? [] : [`canonical: ${found ?? 'none'}`]),
    ...(indexed === page.indexed ? [] : [indexed ? 'index' : 'noindex']),
    ...unencrypted(html).map((address) => `loads ${address}`),
  ]
}

/**
 * What is wrong with an answer.
 * @param build the hash that the tag of every page begins with; left out where any build will do
 */
export function judge(
  { status: wanted, headers: expected, page }: Probe,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  build = '',
): Fault[] {
  if (headers.get('cf-mitigated') === 'challenge') {
    return [['challenged by bot protection', `status ${status}`]]
  }
  // What the platform says of a host or a version that is not everywhere.
  if (status >= 520) return [['not there yet', `status ${status}`]]
  const tag = headers.get('etag') ?? 'none'
  if (page && status === 200 && !tag.includes(`"${build}`)) {
    return [['not there yet', `tag ${tag}, not of build ${build}`]]
  }
  const others = Object.entries({ ...always, ...expected }).flatMap(([name, pattern]) => {
    const value = headers.get(name) ?? ''
    return pattern.test(value) ? [] : `${name}: ${value || 'none'}`
  })
  const wrong = [
    ...(status === wanted ? [] : [`status ${status}, not ${wanted}`]),
    ...others,
    ...(page ? wrongIn(body, page, headers.get('x-robots-tag')) : []),
  ]
  return wrong.map((what) => ['wrong', what])
}
