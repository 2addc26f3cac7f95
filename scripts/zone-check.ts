/**
 * Whether the site's Cloudflare zone leaves alone what the Worker sends: `npm run zone:check`. `-- example.com`
 * looks at another domain. Says of each setting in zone/settings.ts what it is, and why it matters where it
 * differs; changes nothing. Ends with exit code 1 when a setting differs, and 2 when the zone cannot be read.
 *
 * `CLOUDFLARE_API_TOKEN` holds a token, which docs/runbook.md says how to make.
 */
import { company } from '../src/content/company.ts'
import { settings } from './zone/settings.ts'

const { CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4', CLOUDFLARE_API_TOKEN: token } =
  process.env

/**
 * Asks the API.
 * @returns `result` of its answer
 * @throws when there is none, with what the API says
 */
async function ask<Result>(path: string): Promise<Result> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${api}${path}`, { headers, signal: AbortSignal.timeout(20_000) })
  const { success, errors = [], result } = await answer.json().catch(() => ({}))
  if (success) return result
  const said = errors.map(({ message, code }: { message: string; code: number }) => `${message} (${code})`)
  throw new Error(`Cloudflare answers ${path} with ${[answer.status, ...said].join(', ')}`)
}

/** The zone that a host belongs to: the one of its own name, or of the nearest name above it. */
async function zoneOf(host: string): Promise<{ id: string; name: string }> {
  const [zone] = await ask<{ id: string; name: string }[]>(`/zones?name=${encodeURIComponent(host)}`)
  const above = host.slice(host.indexOf('.') + 1)
  if (zone) return zone
  if (!above.includes('.')) throw new Error(`The token sees no zone for ${host}`)
  return zoneOf(above)
}

try {
  if (!token) throw new Error('CLOUDFLARE_API_TOKEN is not set')
  const zone = await zoneOf(process.argv[2] ?? new URL(company.origin).hostname)
  const paths = [...new Set(settings.map(({ path }) => path))]
  const results = await Promise.all(paths.map((path) => ask<never>(`/zones/${zone.id}/${path}`)))
  const answers = new Map(paths.map((path, place) => [path, results[place]]))

  const lines = settings.map(({ name, path, read, wanted, why }) => {
    const value = read(answers.get(path) as never, zone.name)
    const isRight = wanted.includes(value)
    return isRight ? `✓ ${name}: ${value}` : `✗ ${name}: ${value}, not ${wanted.join(' or ')}. ${why}`
  })
  const differing = lines.filter((line) => line.startsWith('✗')).length
  console.log(
    `${lines.join('\n')}\n\n${differing || 'none'} of ${lines.length} settings of ${zone.name} differ`,
  )
  if (differing > 0) process.exit(1)
} catch (error) {
  // What fetch throws says why in its cause.
  const { message, cause } = error as Error
  console.error(`${cause ?? message}\n\nWhat the token needs: docs/runbook.md, “The zone of a domain”.`)
  process.exit(2)
}
