/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks another one,
 * and `--preview` expects that search engines are kept away. Ends with exit code 1 when anything is wrong.
 */
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { company } from '../src/content/company.ts'
import { check, type Fault, filesIn, type Probe, probesOf } from './release/checks.ts'
import { refuse } from './run.ts'

/** Whom to ask, and for what. */
export interface SmokeOptions {
  site: string
  /** The hash that the tag of every page begins with. Left out: any. */
  build?: string
  preview?: boolean
  headers?: Record<string, string>
}

/** For how many seconds what is not there yet is asked for again; a twenty-fourth of them pass in between. */
const patience = Number(process.env['PATIENCE'] ?? 120)

/**
 * Asks for every page, one file of each kind, and what is missing, six at a time.
 * @returns whether all is well, and a line for it, below a table of the first ten faults
 */
export async function smoke({ site, build, preview = false, headers = {} }: SmokeOptions) {
  const deadline = Date.now() + patience * 1000
  const kinds = new Set<string>()
  const files: Probe[] = []
  const found: [path: string, ...Fault][] = []
  let asked = 0

  /** What is wrong with the answer to a browser that has never been there. A redirect is an answer. */
  async function ask(probe: Probe): Promise<Fault[]> {
    try {
      const signal = AbortSignal.timeout(Math.min(20, patience) * 1000)
      const answer = await fetch(new URL(probe.path, site), { headers, redirect: 'manual', signal })
      const body = await answer.text()
      const faults = check(probe, answer, body, build)
      if (faults.every(([kind]) => kind === 'wrong')) files.push(...filesIn(body, kinds))
      return faults
    } catch (error) {
      return [['not there yet', String((error as Error).cause ?? error)]]
    }
  }

  /** Asks again for what is not there yet, and once more for what is wrong: an answer may get lost. */
  async function insist(probe: Probe): Promise<typeof found> {
    for (let tries = 1; ; tries += 1) {
      const faults = await ask(probe)
      const isLate = faults.some(([kind]) => kind === 'not there yet') && Date.now() < deadline
      if (!isLate && (faults.length === 0 || tries > 1)) return faults.map((fault) => [probe.path, ...fault])
      await sleep((patience / 24) * 1000)
    }
  }

  async function askAll(probes: Probe[]): Promise<void> {
    asked += probes.length
    found.push(...(await Readable.from(probes).flatMap(insist, { concurrency: 6 }).toArray()))
  }

  // Home first: while it is not there yet, no other page will be.
  const probes = probesOf(preview)
  await askAll(probes.splice(0, 1))
  if (found.every(([, kind]) => kind === 'wrong')) await askAll(probes)
  while (files.length > 0) await askAll(files.splice(0))

  const wrong = new Set(found.map(([path]) => path)).size
  const table = wrong > 0 ? `${markdownTable([['path', '', 'what'], ...found.slice(0, 10)])}\n\n` : ''
  const summary = `${asked} addresses of ${site} asked, ${wrong || 'none'} wrong`
  return { isRight: wrong === 0, report: table + summary }
}

if (import.meta.main) {
  const options = { preview: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [address = company.origin] = positionals
  if (!/^https?:\/\//.test(address)) refuse(`“${address}” does not begin with https:// or http://`)
  const site = new URL(address).origin

  // Lets the test through to a site behind Cloudflare Access, when the environment has a service token.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  const headers = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

  const { isRight, report } = await smoke({ site, headers, ...values })
  console.log(report)
  if (!isRight) process.exit(1)
}
