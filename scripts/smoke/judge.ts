import { type HTMLElement, parse } from 'node-html-parser'

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

/** What came back from an address; `status` is 0 when nothing did, and `body` then says why. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** What the page would load without encryption; links lead elsewhere and do not count. */
function unencrypted(html: HTMLElement): string[] {
  const loading = '[src], [srcset], [poster], [data], link:not([rel=canonical]):not([rel=alternate])'
  const sources = html.querySelectorAll(loading).flatMap(({ attributes }) => {
    const { src, srcset, poster, data, href } = attributes
    return [src, srcset, poster, data, href]
  })
  const styles = html.querySelectorAll('style, [style]')
  return [...sources, ...styles.flatMap((element) => [element.getAttribute('style'), element.text])].flatMap(
    (value) => value?.match(/(?<=^|[\s,(]|url\(["']?)http:[^\s,)"']+/g) ?? [],
  )
}

/** What is wrong with a page's own markup. */
function judgePage(probe: Probe, { headers, body }: Answer): string[] {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
  const canonical = links.map((link) => URL.parse(link)?.href ?? link).join(' ') || undefined
  const metas = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  const indexed = !/\b(noindex|none)\b/i.test([headers.get('x-robots-tag'), ...metas].join())
  return [
    ...(canonical === probe.canonical ? [] : [`canonical: ${canonical ?? 'none'}`]),
    ...unencrypted(html).map((address) => `loads ${address}`),
    ...(indexed === (probe.indexed ?? indexed) ? [] : [indexed ? 'index' : 'noindex']),
  ]
}

/** What is wrong with an answer, a phrase each. */
export function judge(probe: Probe, answer: Answer): string[] {
  const { status, headers, body } = answer
  if (status === 0) return [body]
  const wrong: string[] = []
  const type = headers.get('content-type') ?? 'none'
  if (status !== probe.status) wrong.push(`status ${status}, not ${probe.status}`)
  if (!type.startsWith(probe.type)) wrong.push(`type ${type}, not ${probe.type}`)
  const wanted = {
    ...(probe.page && { 'content-security-policy': /./ }),
    'strict-transport-security': /max-age=[1-9]/,
    'x-content-type-options': /^nosniff$/,
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (!value.test(headers.get(name) ?? '')) wrong.push(`no ${name}`)
  }
  return type.startsWith('text/html') ? [...wrong, ...judgePage(probe, answer)] : wrong
}
