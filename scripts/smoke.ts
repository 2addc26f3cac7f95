/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks
 * another one, `--preview` expects that search engines are kept away. Ends with exit code 1 when anything
 * is wrong.
 */
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { type HTMLElement, parse } from 'node-html-parser'
import { company } from '../src/content/company.ts'
import { canonical, paths } from '../src/routes.ts'

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

if (import.meta.main) {
  const options = { preview: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const site = URL.parse(positionals[0] ?? company.origin)
  if (!site) {
    console.error(`Not an address: ${positionals[0]}`)
    process.exit(2)
  }

  // Lets the test through to a site behind Cloudflare Access, when the environment has a service token.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  const token = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

  /** What is wrong with the answer to a browser that has never been there. A redirect is an answer. */
  async function ask(probe: Probe): Promise<string[]> {
    const options = { headers: token, redirect: 'manual', signal: AbortSignal.timeout(20_000) } as const
    const answer = await fetch(new URL(probe.path, site ?? ''), options)
    return judge(probe, answer, await answer.text())
  }

  const probes = probesOf(values.preview)
  const asked = probes.map((probe) => ask(probe).catch((error) => [String(error.cause ?? error)]))
  const wrong = await Promise.all(asked)
  const rows = probes.map(({ path }, index) => [
    wrong[index]?.length ? '✗' : '✓',
    path,
    `${wrong[index]?.join('; ')}`,
  ])
  console.log(markdownTable([['', 'path', 'what is wrong'], ...rows]))
  const failures = rows.filter(([mark]) => mark === '✗').length
  console.log(`\n${rows.length} addresses of ${site.origin}, ${failures || 'none'} wrong`)
  if (failures > 0) process.exit(1)
}
