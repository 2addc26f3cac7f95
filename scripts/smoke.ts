/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks another one,
 * `--build <hash>` waits until its pages are of that build, `--preview` expects that search engines are kept away.
 * Ends with exit code 1 when anything is wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { company } from '../src/content/company.ts'
import { type Fault, filesIn, judge, type Probe, probesOf } from './release/judge.ts'

/** Whom to ask, and for what. */
export interface SmokeOptions {
  site: string
  /** The hash that the tag of every page begins with. Left out: any. */
  build?: string | undefined
  preview?: boolean
  headers?: Record<string, string>
  /** For how many seconds what is not there yet is asked for again; a twenty-fourth of them pass in between. */
  patience?: number
}

/** The table of what is wrong, which is empty when all is well, and a line for it. */
export interface Report {
  faults: { path: string; fault: Fault }[]
  summary: string
}

/** Does it for all of them, six at a time. */
async function inSixes<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

/** Asks for every page, one file of each kind, and what is missing. */
export async function smoke(options: SmokeOptions): Promise<Report> {
  const { site, build, preview = false, headers = {}, patience = 120 } = options
  const deadline = Date.now() + patience * 1000
  const sources: string[] = []

  /** What is wrong with the answer to a browser that has never been there. A redirect is an answer. */
  async function ask(probe: Probe): Promise<Fault[]> {
    try {
      const request = {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(20, patience) * 1000),
      } as const
      const answer = await fetch(new URL(probe.path, site), request)
      const body = await answer.text()
      if (probe.path === '/' || probe.path.endsWith('.css')) sources.push(body)
      return judge(probe, answer, body, build)
    } catch (error) {
      return [['not there yet', String((error as Error).cause ?? error)]]
    }
  }

  /** Asks again for what is not there yet, and once more for what is wrong: an answer may get lost. */
  async function insist(probe: Probe): Promise<Fault[]> {
    for (let tries = 1; ; tries += 1) {
      const faults = await ask(probe)
      const isLate = faults.some(([kind]) => kind === 'not there yet') && Date.now() < deadline
      if (!isLate && (faults.length === 0 || tries > 1)) return faults
      await sleep((patience / 24) * 1000)
    }
  }

  const found: Report['faults'] = []
  let asked = 0
  const askAll = (probes: Probe[]) =>
    inSixes(probes, async (probe) => {
      asked += 1
      for (const fault of await insist(probe)) found.push({ path: probe.path, fault })
    })

  // Home first: while it is not there yet, no other page will be.
  const [home, ...others] = probesOf(preview)
  await askAll([home as Probe])
  if (!found.some(({ fault: [kind] }) => kind !== 'wrong')) {
    await askAll(others)
    const styles = filesIn(sources).filter(({ path }) => path.endsWith('.css'))
    await askAll(styles)
    await askAll(filesIn(sources).filter(({ path }) => !path.endsWith('.css')))
  }
  const wrong = new Set(found.map(({ path }) => path)).size
  return { faults: found, summary: `${asked} addresses of ${site} asked, ${wrong || 'none'} wrong` }
}

/** The first ten faults of a report as a table, with its summary. */
export function tableOf({ faults, summary }: Report): string {
  if (faults.length === 0) return summary
  const rows = faults.slice(0, 10).map(({ path, fault }) => [path, ...fault])
  return `${markdownTable([['path', '', 'what'], ...rows])}\n\n${summary}`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      preview: { type: 'boolean', default: false },
      build: { type: 'string' },
      patience: { type: 'string', default: '120' },
    },
    allowPositionals: true,
  })
  const site = URL.parse(positionals[0] ?? company.origin)?.origin
  if (!site) {
    console.error(`Not an address: ${positionals[0]}`)
    process.exit(2)
  }

  // Lets the test through to a site behind Cloudflare Access, when the environment has a service token.
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  const headers = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

  const report = await smoke({ ...values, site, headers, patience: Number(values.patience) })
  console.log(tableOf(report))
  if (report.faults.length > 0) process.exit(1)
}
