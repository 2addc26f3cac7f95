/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks
 * another one, `--preview` expects that search engines are kept away. Ends with exit code 1 when anything
 * is wrong.
 */
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { company } from '../src/content/company.ts'
import { type Answer, judge } from './smoke/judge.ts'
import { probesOf } from './smoke/probes.ts'

const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const site = URL.parse(positionals[0] ?? company.origin)
if (!site) {
  console.error(`Not an address: ${positionals[0]}`)
  process.exit(2)
}

// Lets the test through to a site behind Cloudflare Access, when the environment has a service token.
const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
const token = id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}

/** Asks once, like a browser that has never been there. A redirect is an answer. */
async function ask(url: URL): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(20_000)
    const answer = await fetch(url, { headers: token, redirect: 'manual', signal })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: 0, headers: new Headers(), body: String(cause) }
  }
}

const rows: string[][] = []
const queue = probesOf(values.preview).entries()
/** Asks one after the other; there are six of these at a time, because a site is not to be attacked. */
async function lane() {
  for (const [index, probe] of queue) {
    const answer = await ask(new URL(probe.path, site ?? ''))
    const wrong = judge(probe, answer)
    rows[index] = [wrong.length > 0 ? '✗' : '✓', probe.path, `${answer.status}`, wrong.join('; ')]
  }
}
await Promise.all(Array.from({ length: 6 }, lane))
console.log(markdownTable([['', 'path', 'status', 'what is wrong'], ...rows]))
const failures = rows.filter(([mark]) => mark === '✗').length
console.log(`\n${rows.length} addresses of ${site.origin}, ${failures || 'none'} wrong`)
if (failures > 0) process.exit(1)
