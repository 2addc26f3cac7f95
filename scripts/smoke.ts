/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks
 * another one, `--preview` expects that search engines are kept away. Ends with exit code 1 when anything
 * is wrong.
 */
import { parseArgs } from 'node:util'
import { markdownTable } from 'markdown-table'
import { company } from '../src/content/company.ts'
import { judge } from './smoke/judge.ts'
import { type Probe, probesOf } from './smoke/probes.ts'

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
