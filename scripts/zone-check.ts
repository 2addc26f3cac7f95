/**
 * Whether the site's Cloudflare zone leaves alone what the Worker sends: `npm run zone:check`. `-- example.com`
 * looks at another domain. Says of each setting in zone/settings.ts what it is, and why it matters where it
 * differs; changes nothing. Ends with exit code 1 when a setting differs, and 2 when the zone cannot be read.
 *
 * `CLOUDFLARE_API_TOKEN` holds a token with Zone Read, Zone Settings Read, Bot Management Read and DNS Read for
 * the zone. docs/runbook.md says how to make it.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { settings } from './zone/settings.ts'

const { CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4', CLOUDFLARE_API_TOKEN: token } =
  process.env

const advice = 'docs/runbook.md, “The zone of a domain”, says how to make the token.'

/**
 * Asks the API, up to three times when it has too much to do.
 * @returns `result` of its answer
 * @throws when there is none, with the reason in words
 */
async function ask<Result>(path: string, permission: string, attempts = 3): Promise<Result> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${api}${path}`, { headers, signal: AbortSignal.timeout(20_000) })
  const { ok, status } = answer
  const wait = Number(answer.headers.get('retry-after') ?? 1)
  if ((status === 429 || status >= 500) && attempts > 1 && wait <= 30) {
    await setTimeout(wait * 1000)
    return ask(path, permission, attempts - 1)
  }
  const { success, errors = [], result } = await answer.json().catch(() => ({}))
  if (ok && success) return result
  const said = errors.map(({ message, code }: { message: string; code: number }) => `${message} (${code})`)
  const hint =
    status < 429 ? `The token needs “${permission}” for this zone. ${advice}` : 'Try again in five minutes.'
  throw new Error(`Cloudflare answers ${path} with ${[status, ...said].join(', ')}. ${hint}`)
}

/** The zone that a host belongs to: the one of its own name, or of the nearest name above it. */
async function zoneOf(host: string) {
  const labels = host.split('.')
  for (const start of labels.slice(1).keys()) {
    const name = encodeURIComponent(labels.slice(start).join('.'))
    const [zone] = await ask<{ id: string; name: string }[]>(`/zones?name=${name}`, 'Zone Read')
    if (zone) return zone
  }
  throw new Error(`The token sees no zone for ${host}. ${advice}`)
}

try {
  if (!token) throw new Error(`CLOUDFLARE_API_TOKEN is not set. ${advice}`)
  const { positionals } = parseArgs({ allowPositionals: true })
  const zone = await zoneOf(positionals[0] ?? new URL(company.origin).hostname)

  const said = settings.map(async ({ name, path, permission, wanted, why, read }) => {
    const value = read(await ask(`/zones/${zone.id}/${path}`, permission), zone.name)
    return wanted.includes(value)
      ? `✓ ${name}: ${value}`
      : `✗ ${name}: ${value}, not ${wanted.join(' or ')}. ${why}`
  })
  const lines = await Promise.all(said)
  const differing = lines.filter((line) => line.startsWith('✗')).length
  console.log(`${lines.join('\n')}\n\n${lines.length} settings of ${zone.name}, ${differing || 'none'} wrong`)
  if (differing > 0) process.exit(1)
} catch (error) {
  // What fetch throws says why in its cause.
  const { message, cause } = error as Error
  console.error(String(cause ?? message))
  process.exit(2)
}
