/**
 * Requests every page of the live site and checks the answers: `npm run smoke`. The exit code is 1 if one is wrong.
 * `-- https://address` names another site; with `--preview`, search engines must not be allowed to list it. With `--live`,
 * the pages are those of the live sitemap, whose texts this clone may not know. `--pages=3` requests only the first three
 * pages, and the files that they name.
 */
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { markdownTable } from './markdown-table.ts'
import { exitWith } from './run.ts'
import { addressesIn, buildOf, type Fault, faultsOf } from './smoke/faults.ts'
import { filesIn, ownPages, type Probe, probeOfFile, probeOfSitemap, probesOf } from './smoke/probes.ts'

export interface SmokeOptions {
  site: string
  /** The hash of the expected build. By default, all answers must be of the build that answers first. */
  build?: string
  preview?: boolean
  /** Whether the pages are those of the live sitemap. */
  live?: boolean
  /** The number of pages, if not all. */
  pages?: number | undefined
  headers?: Record<string, string>
  /** The time limit of one request, in milliseconds. */
  timeout?: number
}

/**
 * Requests every page, missing ones, and every file that a page, stylesheet or script names, six at a time.
 * @returns whether all answers are right, and a table of the first ten faults with a summary. It warns 30 days before
 * security.txt expires.
 */
export async function smoke(options: SmokeOptions) {
  const { site, build, preview = false, live = false, headers = {}, timeout = 20_000 } = options
  /** For how many seconds an answer that is “not there yet” is requested again, 24 times at most. */
  const patience = Number(process.env['PATIENCE'] ?? 120)
  const deadline = Date.now() + patience * 1000
  const found: [path: string, ...Fault][] = []
  let requested = 0

  async function request(probe: Probe): Promise<{ body: string; build: string; faults: Fault[] }> {
    try {
      const signal = AbortSignal.timeout(timeout)
      const answer = await fetch(new URL(probe.path, site), { headers, redirect: 'manual', signal })
      const body = await answer.text()
      return { body, build: buildOf(answer.headers), faults: faultsOf(probe, answer, body) }
    } catch (error) {
      return { body: '', build: '', faults: [['not there yet', String((error as Error).cause ?? error)]] }
    }
  }

  /** Repeats a request until the version is there, and once if the answer is wrong, which can happen by chance. */
  async function ask(probe: Probe): ReturnType<typeof request> {
    requested += 1
    for (let tries = 1; ; tries += 1) {
      const answer = await request(probe)
      const isLate = answer.faults.some(([kind]) => kind === 'not there yet') && Date.now() < deadline
      if (!isLate && (answer.faults.length === 0 || tries > 1)) {
        found.push(...answer.faults.map((fault): [string, ...Fault] => [probe.path, ...fault]))
        return answer
      }
      await sleep((patience / 24) * 1000)
    }
  }

  /** Requests also the files that the answers name, and those that these name. */
  async function askAll(probes: Probe[], known: ReadonlySet<string> = new Set()): Promise<void> {
    const answers = await Readable.from(probes).map(ask, { concurrency: 6 }).toArray()
    const all = new Set([...known, ...answers.flatMap(({ body }) => filesIn(body))])
    if (all.size > known.size) await askAll([...all].slice(known.size).map(probeOfFile), all)
  }

  const sitemap = await ask(probeOfSitemap({ build: build || /./, preview, live }))
  const pages = (live ? addressesIn(sitemap.body) : ownPages).slice(0, options.pages)
  // If the version is not there in time, no page is requested.
  if (pages.length > 0 && found.every(([, kind]) => kind === 'wrong')) {
    await askAll(probesOf(pages, { build: build || sitemap.build || /./, preview, live }))
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

if (import.meta.main) {
  const flag = { type: 'boolean' } as const
  const options = { preview: flag, live: flag, pages: { type: 'string' } } as const
  function parsed() {
    try {
      return parseArgs({ options, allowPositionals: true })
    } catch (error) {
      return exitWith((error as Error).message.split('. ')[0] ?? '')
    }
  }
  const { values, positionals } = parsed()
  const [address = company.origin] = positionals
  if (!/^https?:\/\//.test(address)) exitWith(`“${address}” does not begin with https:// or http://`)

  // A service token opens sites that are protected by Cloudflare Access.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  const headers = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

  const pages = Number(values.pages) || undefined
  const { isRight, report } = await smoke({ site: new URL(address).origin, headers, ...values, pages })
  console.log(report)
  if (!isRight) process.exit(1)
}
