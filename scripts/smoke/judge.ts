import { type HTMLElement, parse } from 'node-html-parser'
import type { Answer } from './ask.ts'
import type { Probe } from './probes.ts'

/** What was found, and whether it is as it should be. */
export interface Finding {
  text: string
  good: boolean
}

/** What is looked at, in the order of the columns. */
export const columns = ['status', 'type', 'headers', 'canonical', 'http:', 'robots'] as const

export type Findings = Record<(typeof columns)[number], Finding>

const nothing: Finding = { text: '–', good: true }

/** The security headers that are not there. */
function missingHeaders({ page }: Probe, { headers }: Answer): Finding {
  const wanted = {
    ...(page && { 'content-security-policy': /./ }),
    'strict-transport-security': /max-age=[1-9]/,
    'x-content-type-options': /^nosniff$/,
  }
  const missing = Object.entries(wanted).filter(([name, value]) => !value.test(headers.get(name) ?? ''))
  if (missing.length === 0) return { text: 'all', good: true }
  return { text: `no ${missing.map(([name]) => name).join(', ')}`, good: false }
}

function canonicalOf({ canonical }: Probe, html: HTMLElement): Finding {
  const found = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
  if (!canonical) return { text: found.join(' ') || nothing.text, good: found.length === 0 }
  const [first = ''] = found
  const good = found.length === 1 && URL.parse(first)?.href === canonical
  return { text: good ? 'own' : found.join(' ') || 'none', good }
}

/** What the page would load without encryption; links lead elsewhere and do not count. */
function unencrypted(html: HTMLElement): Finding {
  const loaded = html
    .querySelectorAll('[src], [srcset], [poster], [data], link:not([rel=canonical]):not([rel=alternate])')
    .flatMap((element) =>
      ['src', 'srcset', 'poster', 'data', 'href'].map((name) => element.getAttribute(name)),
    )
  const styles = html
    .querySelectorAll('style, [style]')
    .map((element) => `${element.getAttribute('style')}${element.text}`)
  const found = [...loaded, ...styles].flatMap(
    (value) => value?.match(/(?<=^|[\s,(]|url\(["']?)http:[^\s,)"']+/g) ?? [],
  )
  return { text: found.join(' ') || 'none', good: found.length === 0 }
}

function robots({ indexed }: Probe, { headers }: Answer, html: HTMLElement): Finding {
  const meta = html.querySelectorAll('meta[name=robots]').map((element) => element.getAttribute('content'))
  const noindex = [headers.get('x-robots-tag'), ...meta].some((value) =>
    /\b(noindex|none)\b/i.test(value ?? ''),
  )
  return { text: noindex ? 'noindex' : 'index', good: indexed === undefined || indexed !== noindex }
}

/** Holds an answer to its probe. */
export function judge(probe: Probe, answer: Answer): Findings {
  if (answer.status === 0) {
    const missing = { text: answer.body, good: false }
    return {
      status: missing,
      type: nothing,
      headers: nothing,
      canonical: nothing,
      'http:': nothing,
      robots: nothing,
    }
  }
  const type = answer.headers.get('content-type') ?? 'none'
  const isHtml = type.startsWith('text/html')
  const html = parse(isHtml ? answer.body : '')
  return {
    status: { text: String(answer.status), good: answer.status === probe.status },
    type: { text: type, good: type.startsWith(probe.type) },
    headers: missingHeaders(probe, answer),
    canonical: isHtml ? canonicalOf(probe, html) : nothing,
    'http:': isHtml ? unencrypted(html) : nothing,
    robots: isHtml ? robots(probe, answer, html) : nothing,
  }
}
