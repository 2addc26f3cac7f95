import { parse } from 'node-html-parser'
import type { Probe } from './probes.ts'

/** What is wrong: a version may not be there yet, the zone may challenge the request, or the site is wrong. */
export type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

/** What every answer must have. */
const always = { 'strict-transport-security': /max-age=[1-9]/, 'x-content-type-options': 'nosniff', zone: '' }

/** What settings of a zone (docs/runbook.md), and proxies, leave in the headers or the text of an answer. */
const traces: [setting: string, trace: RegExp][] = [
  ['Email Address Obfuscation', /cdn-cgi\/l\/email-protection/],
  ['Rocket Loader', /<script[^>]* type="[\da-f]+-/],
  ['Web Analytics', /^(?!.*-policy: [^\n]*cloudflareinsights).*cloudflareinsights\.com/s],
  ['JavaScript Detections', /challenge-platform/],
  ['Managed robots.txt', /Cloudflare Managed/],
  ['Network Error Logging', /^nel: /m],
  [
    'an added script',
    /<head>.*<script(?![^>]* (?:type="(?:module|application\/ld\+json|speculationrules)"|src="https:))/s,
  ],
  // React writes `/>`, and no line break between two elements.
  ['HTML in another form', /<head>(?:(?!.*"\/><)|.*>\s*\n\s*<)/s],
]

/** Returns what is wrong with an answer. */
export function faultsOf({ wanted }: Probe, { status, headers }: Response, body: string): Fault[] {
  if (headers.get('cf-mitigated') === 'challenge') {
    return [['challenged by bot protection', `status: ${status}`]]
  }
  // The platform answers so while a host or a version is not everywhere.
  if (status >= 520) return [['not there yet', `status: ${status}`]]
  const all: Record<string, string> = { status: `${status}`, ...propertiesOf(headers, body) }
  const wrong = Object.entries({ ...always, ...wanted }).filter(([name, expected]) => {
    const value = all[name] ?? ''
    return typeof expected === 'string' ? value !== expected : !expected.test(value)
  })
  // The answer of another build may differ in everything.
  const late = status === 200 && wrong.find(([name]) => name === 'build')
  if (late) return [['not there yet', `build: ${all['build'] || 'none'}, wanted: ${late[1]}`]]
  // An answer with another status differs in everything.
  if (wrong.some(([name]) => name === 'status')) return [['wrong', `status: ${status}`]]
  return wrong.map(([name]) => ['wrong', `${name}: ${all[name] || 'none'}`])
}

/** The hash of the build, with which the entity tag of each answer of the Worker begins. */
export function buildOf(headers: Headers): string {
  return headers.get('etag')?.match(/"(\w+)-/)?.[1] ?? ''
}

/** The addresses of the pages in a sitemap. */
export function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** The headers of an answer, and what a sitemap, a Markdown file or a page says of itself. */
function propertiesOf(headers: Headers, body: string): Record<string, string> {
  const text = `${[...headers].map((header) => header.join(': ')).join('\n')}\n${body}`
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const html = parse(isPage ? body : '')
  const textsOf = (selector: string) => html.querySelectorAll(selector).map((each) => each.textContent.trim())
  const valuesOf = (selector: string, name: string) =>
    html.querySelectorAll(selector).map((element) => element.getAttribute(name))
  const robots = [headers.get('x-robots-tag'), ...valuesOf('meta[name=robots]', 'content')].join()
  return {
    ...Object.fromEntries(headers),
    build: buildOf(headers),
    zone: traces.flatMap(([setting, trace]) => (trace.test(text) ? setting : [])).join(', '),
    pages: `${addressesIn(body).length}`,
    canonical: isPage
      ? valuesOf('link[rel=canonical]', 'href').join(' and ')
      : (body.match(/^canonical: (.*)$/m)?.[1] ?? ''),
    title: textsOf('title').join(' and '),
    indexing: /\b(noindex|none)\b/i.test(robots) ? 'noindex' : 'index',
    // Pictures count, because a page may consist of them.
    main: [...textsOf('main :not(h1, h1 *)'), ...html.querySelectorAll('main img, main svg')].join(''),
    end: body.trimEnd().slice(-7),
  }
}
