/**
 * Requests every page of the live site and checks the answers: `npm run smoke`. The exit code is 1 if one is wrong.
 * `-- https://address` names another site; with `--preview`, search engines must not be allowed to list it.
 */
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parse } from 'node-html-parser'
import { company } from '../src/content/company.ts'
import { canonical, paths } from '../src/routes.ts'
import { markdownTable } from './markdown-table.ts'
import { exitWith } from './run.ts'

/** A request, and the answer that it must get. */
export interface Probe {
  path: string
  /** Status, headers, and for pages the properties of `propertiesOf`, by name. An empty text means that there is none. */
  wanted: Record<string, string | RegExp>
}

/** What is wrong: a version may not be there yet, the zone may challenge the request, or the site is wrong. */
type Fault = [kind: 'not there yet' | 'challenged by bot protection' | 'wrong', what: string]

const always = { 'strict-transport-security': /max-age=[1-9]/, 'x-content-type-options': 'nosniff' }

/** Requests for all pages, a missing page, a missing file, a redirect and other files. The home page is the first. */
export function probesOf(preview: boolean): Probe[] {
  const page = { 'content-type': /^text\/html/, 'content-security-policy': /./ }
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

/** A request for a file whose name contains a hash. */
function probeOfFile(path: string): Probe {
  const type = new RegExp(path.endsWith('.js') ? 'javascript' : extname(path).slice(1))
  const cache = 'public, max-age=31536000, immutable'
  return { path, wanted: { status: '200', 'content-type': type, 'cache-control': cache } }
}

/** Returns the paths of the files in /assets that an answer names. Scripts name what they import as `./name`. */
function filesIn(body: string): string[] {
  const names = body.matchAll(/\/assets\/([\w.-]+\.\w+)|["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...names].map(([, named, imported]) => `/assets/${named ?? imported}`)
}

/** Returns the canonical address that a page names, and whether search engines may list the page. */
function propertiesOf(body: string, robotsTag: string | null) {
  const html = parse(body)
  const links = html.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'))
  const robots = html.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  return {
    canonical: links.join(' '),
    indexing: /\b(noindex|none)\b/i.test([robotsTag, ...robots].join()) ? 'noindex' : 'index',
  }
}

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
  headers?: Record<string, string>
}

/** For how many seconds an answer that is “not there yet” is requested again, 24 times at most. */
const patience = Number(process.env['PATIENCE'] ?? 120)

/**
 * Requests every page, missing ones, and every file in /assets that a page, stylesheet or script names, six at a time.
 * @returns whether all answers are right, and a table of the first ten faults with a summary. It warns 60 days before
 * security.txt expires.
 */
export async function smoke({ site, build, preview = false, headers = {} }: SmokeOptions) {
  const deadline = Date.now() + patience * 1000
  /** The paths of the files that the answers name. */
  const files = new Set<string>()
  const found: [path: string, ...Fault][] = []
  let requested = 0

  async function request(probe: Probe): Promise<Fault[]> {
    try {
      const signal = AbortSignal.timeout(Math.min(20, patience) * 1000)
      const answer = await fetch(new URL(probe.path, site), { headers, redirect: 'manual', signal })
      const body = await answer.text()
      const faults = check(probe, answer, body, build)
      if (faults.some(([kind]) => kind !== 'wrong')) return faults
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
  const [home, ...others] = probesOf(preview)
  await testAll(home ? [home] : [])
  if (found.every(([, kind]) => kind === 'wrong')) await testAll(others)
  // Stylesheets and scripts name more files, so this ends when all have been requested.
  for (let tested = 0; tested < files.size; ) {
    const next = [...files].slice(tested)
    tested += next.length
    await testAll(next.map(probeOfFile))
  }

  const wrong = new Set(found.map(([path]) => path)).size
  const table = wrong > 0 ? `${markdownTable([['path', '', 'what'], ...found.slice(0, 10)])}\n\n` : ''
  const summary = `${requested} addresses of ${site} asked, ${wrong || 'none'} wrong`
  const expires = company.securityTxtExpires
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
  const warning =
    daysLeft < 60 ? `\nsecurity.txt expires on ${expires}: change it in src/content/company.ts` : ''
  return { isRight: wrong === 0, report: table + summary + warning }
}

if (import.meta.main) {
  const options = { preview: { type: 'boolean' } } as const
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
