import { type HTMLElement, parse } from 'node-html-parser'
import type { Probe } from './probes.ts'

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

/** What is wrong with an answer, a phrase each. */
export function judge(probe: Probe, answer: Pick<Response, 'status' | 'headers'>, body: string): string[] {
  const { status, headers } = answer
  const type = headers.get('content-type') ?? 'none'
  const has = (name: string, value: RegExp) => value.test(headers.get(name) ?? '')
  const wrong: Record<string, boolean> = {
    [`status ${status}, not ${probe.status}`]: status !== probe.status,
    [`type ${type}, not ${probe.type}`]: !type.startsWith(probe.type),
    'no content-security-policy': probe.page && !has('content-security-policy', /./),
    'no strict-transport-security': !has('strict-transport-security', /max-age=[1-9]/),
    'no x-content-type-options': !has('x-content-type-options', /^nosniff$/),
  }
  if (type.startsWith('text/html')) {
    const html = parse(body)
    const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
    const canonical = links.map((link) => URL.parse(link)?.href ?? link).join(' ') || undefined
    const metas = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
    const indexed = !/\b(noindex|none)\b/i.test([headers.get('x-robots-tag'), ...metas].join())
    wrong[`canonical: ${canonical ?? 'none'}`] = canonical !== probe.canonical
    wrong[indexed ? 'index' : 'noindex'] = indexed !== (probe.indexed ?? indexed)
    for (const address of unencrypted(html)) wrong[`loads ${address}`] = true
  }
  return Object.keys(wrong).filter((words) => wrong[words])
}
