/**
 * The score that Mozilla's HTTP Observatory would give an answer, by the published rules
 * (mdn/mdn-http-observatory 1.4, `src/grader/charts.js` and `src/analyzer/tests`). Its package is not used:
 * it is a whole server, with more than two hundred packages and a download on installation. Left out are the
 * rules that nothing here can break: the redirection from http is the platform's, the list of preloaded
 * hosts is the browsers'.
 */

interface Mark {
  score: number
  grade: string
  /** What each rule has added or taken. */
  modifiers: Record<string, number>
}

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

const sixMonths = 15_768_000
const broad = /^(\*|https?:|ftp:|data:|'unsafe-inline')$/

/** `script-src 'self'; …` by directive. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function contentSecurityPolicy(policy: Map<string, string[]>): number {
  const defaults = policy.get('default-src') ?? ['*']
  const sources = (name: string) => policy.get(name) ?? defaults
  if (policy.size === 0) return -25
  if ([...sources('script-src'), ...sources('object-src')].some((source) => broad.test(source))) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if (sources('style-src').some((source) => broad.test(source))) return 0
  return defaults.join() === "'none'" ? 10 : 5
}

function frames(policy: Map<string, string[]>, option: string | null): number {
  if (policy.has('frame-ancestors')) return 5
  return option && /^(deny|sameorigin)$/i.test(option) ? 0 : -20
}

function transportSecurity(header: string | null): number {
  const age = header?.match(/(?:^|;\s*)max-age=(\d+)/i)?.[1]
  if (age === undefined) return -20
  return Number(age) >= sixMonths ? 0 : -10
}

function referrer(policy: string | null): number {
  if (!policy) return 0
  const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return discreet.includes(policy) ? 5 : -5
}

function resourcePolicy(header: string | null): number {
  if (!header || header === 'cross-origin') return 0
  return ['same-site', 'same-origin'].includes(header) ? 10 : -5
}

/** Scripts of other origins without integrity, or by an address that leaves the protocol open. */
function scripts(document: string): number {
  const foreign = [...document.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -5
  return 0
}

/** The mark for a page, sent over https. */
export function observatory(headers: Headers, document: string): Mark {
  const header = headers.get('Content-Security-Policy')
  const policy = header ? directives(header) : new Map<string, string[]>()
  const modifiers: Record<string, number> = {
    'content-security-policy': contentSecurityPolicy(policy),
    cookies: headers.has('Set-Cookie') ? -20 : 0,
    'cross-origin-resource-sharing': headers.has('Access-Control-Allow-Origin') ? -50 : 0,
    'referrer-policy': referrer(headers.get('Referrer-Policy')),
    'strict-transport-security': transportSecurity(headers.get('Strict-Transport-Security')),
    'subresource-integrity': scripts(document),
    'x-content-type-options': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': frames(policy, headers.get('X-Frame-Options')),
    'cross-origin-resource-policy': resourcePolicy(headers.get('Cross-Origin-Resource-Policy')),
  }
  const all = Object.values(modifiers)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  // What is added counts only where little has been taken.
  const taken = sum(all.filter((value) => value < 0))
  const score = Math.max(0, taken >= 90 ? sum(all) : taken)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', modifiers }
}
