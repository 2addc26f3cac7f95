/**
 * Requests every page of the live site and checks the answers: `npm run smoke`. The exit code is 1 if one is wrong.
 * `-- https://address` names another site; with `--preview`, search engines must not be allowed to list it. With `--live`,
 * the pages are those of the live sitemap, whose texts this clone may not know.
 */
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type HTMLElement, parse } from 'node-html-parser'
import { company } from '../src/content/company.ts'
import { canonical, markdownAddress, type Path, paths, routes } from '../src/routes.ts'
import { markdownTable } from './markdown-table.ts'
import { exitWith } from './run.ts'

/** A request, and the answer that it must get. */
export interface Probe {
  path: string
  /** Status, headers, and for pages the properties of `propertiesOf`, by name. An empty text means that there is none. */
  wanted: Record<string, string | RegExp>
  /** The address of the Markdown file of a page, whose text the page must contain. */
  markdown?: string
}

/** What is wrong: a version may not be there yet, the zone may challenge the request, or the site is wrong. */
type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

const always = { 'strict-transport-security': /max-age=[1-9]/, 'x-content-type-options': 'nosniff' }

/** What holds for every page, also for one that this clone does not know. */
const anyPage = { canonical: /^https:\/\/\S+$/, title: /./, heading: /./, end: '</html>' }

/** The request for a page of this clone. */
function probeOfPage(path: Path, wanted: Probe['wanted']): Probe {
  const { title, label, hero } = routes[path]
  const own = { canonical: canonical(path), title, heading: hero?.heading ?? label, end: '</html>' }
  return { path, wanted: { ...wanted, ...own }, markdown: markdownAddress(path) }
}

/** Requests for all pages, a missing page, a missing file, a redirect and other files. The home page is the first. */
export function probesOf(preview: boolean, live?: readonly string[]): Probe[] {
  const page = { 'content-type': /^text\/html/, 'content-security-policy': /./ }
  const listed = { status: '200', indexing: preview ? 'noindex' : 'index' }
  const text = { status: '200', 'content-type': /^text\/plain/ }
  const missing = { status: '404', 'cache-control': 'no-store' }
  const all = { ...page, ...listed }
  const pages = live
    ? live.map((path): Probe => ({ path, wanted: { ...all, ...anyPage } }))
    : paths.map((path) => probeOfPage(path, all))
  const last = pages.at(-1)?.path
  return [
    ...pages,
    { path: '/no-such-page', wanted: { ...page, ...missing, indexing: 'noindex', canonical: '' } },
    { path: '/assets/no-such.js', wanted: { ...text, ...missing } },
    { path: `${last}/`, wanted: { status: '308', location: new RegExp(`${last}$`) } },
    { path: '/sitemap.xml', wanted: { status: '200', 'content-type': /^application\/xml/ } },
    { path: '/robots.txt', wanted: text },
    { path: '/favicon.ico', wanted: { status: '200', 'content-type': /^image/ } },
  ]
}

/** A request for a file that an answer names. Those in /assets have a hash in their names. */
function probeOfFile(path: string): Probe {
  const ending = extname(path).slice(1)
  const type = new RegExp(
    { js: 'javascript', md: 'markdown', ico: 'icon', webmanifest: 'manifest' }[ending] ?? ending,
  )
  if (!path.startsWith('/assets/')) return { path, wanted: { status: '200', 'content-type': type } }
  const cache = 'public, max-age=31536000, immutable'
  return { path, wanted: { status: '200', 'content-type': type, 'cache-control': cache } }
}

/**
 * Returns the paths of the files that an answer names: those in /assets, the picture of a shared link, the icons and the
 * manifest. Scripts name what they import as `./name`.
 */
function filesIn(body: string): string[] {
  const names = body.matchAll(/\/assets\/([\w.-]+\.\w+)|["'`]\.\/([\w.-]+\.js)["'`]/g)
  const others = body.matchAll(/(?<=["\w])\/(social\/[\w/-]+\.png|[\w-]+\.(?:png|ico|webmanifest))(?=")/g)
  return [
    ...[...names].map(([, named, imported]) => `/assets/${named ?? imported}`),
    ...[...others].map(([path]) => path),
  ]
}

/** The number of letters and digits in a text. */
const lettersIn = (text: string) => text.match(/[\p{L}\d]/gu)?.length ?? 0

/** How much of the Markdown file, without its front matter and the addresses of its links, the page shows. */
function shareOf(markdown: string, body: string): number {
  const text = markdown.replace(/^---.*?\n---/s, '').replaceAll(/\]\([^)]*\)/g, '')
  return lettersIn(parse(body).querySelector('main')?.textContent ?? '') / lettersIn(text)
}

/**
 * Returns the canonical address that a page names, whether search engines may list it, its title, its headings of the first
 * level, and its end.
 */
function propertiesOf(body: string, robotsTag: string | null) {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'))
  const robots = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  return {
    canonical: links.join(' '),
    title: html.querySelectorAll('title').map(textOf).join(' and '),
    heading: html.querySelectorAll('h1').map(textOf).join(' and '),
    end: body.trimEnd().slice(-7),
    indexing: /\b(noindex|none)\b/i.test([robotsTag, ...robots].join()) ? 'noindex' : 'index',
  }
}

const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll(/[ \n]+/g, ' ').trim()

/** Returns what is wrong with an answer. The entity tag of a page must begin with the hash of the build. */
export function check({ wanted }: Probe, { status, headers }: Response, body: string, build = ''): Fault[] {
  const isPage = 'canonical' in wanted
  const tag = headers.get('etag') ?? 'none'
  if (headers.get('cf-mitigated') === 'challenge') {
    return [['challenged by bot protection', `status: ${status}`]]
  }
  // The platform answers so while a host or a version is not everywhere.
  if (status >= 520) return [['not there yet', `status: ${status}`]]
  if (isPage && status === 200 && !tag.includes(`"${build}`)) {
    return [['not there yet', `tag ${tag}, not of build ${build}`]]
  }
  const properties: Record<string, string> = {
    status: String(status),
    ...Object.fromEntries(headers),
    ...(isPage && propertiesOf(body, headers.get('x-robots-tag'))),
  }
  return Object.entries({ ...always, ...wanted }).flatMap(([name, expected]): Fault[] => {
    const value = properties[name] ?? ''
    const isRight = typeof expected === 'string' ? value === expected : expected.test(value)
    return isRight ? [] : [['wrong', `${name}: ${value || 'none'}`]]
  })
}

export interface SmokeOptions {
  site: string
  /** The hash of the expected build: the entity tag of every page must begin with it. By default, any build is accepted. */
  build?: string
  preview?: boolean
  /** Whether the pages are those of the live sitemap. */
  live?: boolean
  headers?: Record<string, string>
  /** The time limit of one request, in milliseconds. */
  timeout?: number
}

/** For how many seconds an answer that is “not there yet” is requested again, 24 times at most. */
const patience = Number(process.env['PATIENCE'] ?? 120)

/**
 * Requests every page, missing ones, and every file in /assets that a page, stylesheet or script names, six at a time.
 * @returns whether all answers are right, and a table of the first ten faults with a summary. It warns 30 days before
 * security.txt expires.
 */
export async function smoke({
  site,
  build,
  preview = false,
  live = false,
  headers = {},
  timeout = 20_000,
}: SmokeOptions) {
  const deadline = Date.now() + patience * 1000
  /** The paths of the files that the answers name. */
  const files = new Set<string>()
  const found: [path: string, ...Fault][] = []
  /** The builds that the tags of pages name. A cache that is stale names another one. */
  const builds = new Map<string, string>()
  let requested = 0

  /** Compares a page with its Markdown file, which the build has written. */
  async function compare(file: string, body: string): Promise<Fault[]> {
    const answer = await fetch(new URL(file, site), { headers, signal: AbortSignal.timeout(timeout) })
    if (answer.status >= 500) return [['not there yet', `${file}: status ${answer.status}`]]
    const share = answer.ok ? shareOf(await answer.text(), body) : 0
    return share > 0.7 && share < 1.3 ? [] : [['wrong', `main has ${Math.round(share * 100)} % of ${file}`]]
  }

  async function request(probe: Probe): Promise<Fault[]> {
    try {
      const signal = AbortSignal.timeout(timeout)
      const answer = await fetch(new URL(probe.path, site), { headers, redirect: 'manual', signal })
      const body = await answer.text()
      const faults = check(probe, answer, body, build)
      if (faults.some(([kind]) => kind !== 'wrong')) return faults
      if (probe.markdown) {
        const [, name = ''] = answer.headers.get('etag')?.match(/"([^-"]+)/) ?? []
        builds.set(name, probe.path)
        faults.push(...(await compare(probe.markdown, body)))
      }
      for (const path of filesIn(body)) files.add(path)
      return faults
    } catch (error) {
      return [['not there yet', String((error as Error).cause ?? error)]]
    }
  }

  /** Repeats a request until the version is there, and once if the answer is wrong, which can happen by chance. */
  async function test(probe: Probe): Promise<typeof found> {
    for (let tries = 1; ; tries += 1) {
      const faults = await request(probe)
      const isLate = faults.some(([kind]) => kind === 'not there yet') && Date.now() < deadline
      if (!isLate && (faults.length === 0 || tries > 1)) return faults.map((fault) => [probe.path, ...fault])
      await sleep((patience / 24) * 1000)
    }
  }

  async function testAll(probes: Probe[]): Promise<void> {
    requested += probes.length
    found.push(...(await Readable.from(probes).flatMap(test, { concurrency: 6 }).toArray()))
  }

  // If the home page is not there in time, no other page is requested.
  const [home, ...others] = probesOf(preview, live ? await listedPages(site, headers) : undefined)
  await testAll(home ? [home] : [])
  if (found.every(([, kind]) => kind === 'wrong')) await testAll(others)
  // Stylesheets and scripts name more files, so this ends when all have been requested.
  for (let tested = 0; tested < files.size; ) {
    const next = [...files].slice(tested)
    tested += next.length
    await testAll(next.map(probeOfFile))
  }

  if (builds.size > 1) {
    for (const [name, path] of builds)
      found.push([path, 'wrong', `build ${name}, other pages have another one`])
  }
  const wrong = new Set(found.map(([path]) => path)).size
  const table = wrong > 0 ? `${markdownTable([['path', '', 'what'], ...found.slice(0, 10)])}\n\n` : ''
  const summary = `${requested} addresses of ${site} asked, ${wrong || 'none'} wrong`
  const expires = company.securityTxtExpires
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
  const warning =
    daysLeft < 30 ? `\nsecurity.txt expires on ${expires}: change it in src/content/company.ts` : ''
  return { isRight: wrong === 0, report: table + summary + warning }
}

/** The paths in the sitemap of a site. */
async function listedPages(site: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site), { headers, signal: AbortSignal.timeout(20_000) })
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  if (addresses.length === 0) throw new Error(`${site}/sitemap.xml names no page`)
  return addresses
}

if (import.meta.main) {
  const options = { preview: { type: 'boolean' }, live: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [address = company.origin] = positionals
  if (!/^https?:\/\//.test(address)) exitWith(`“${address}” does not begin with https:// or http://`)

  // A service token opens sites that are protected by Cloudflare Access.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  const headers = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

  const { isRight, report } = await smoke({ site: new URL(address).origin, headers, ...values })
  console.log(report)
  if (!isRight) process.exit(1)
}
