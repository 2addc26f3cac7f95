import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the platform was asked. */
export interface Call {
  method: string
  /** Below the account: `/workers/workers/…`. */
  path: string
  body: string
  /** The type of the body. */
  type: string
}

/** What an account does not have yet, and the platform's number for its absence. */
const missing: [RegExp, number][] = [
  [/^\/workers\/services\//, 10090],
  [/\/previews\//, 10025],
  [/\/(secrets|deployments|settings)$/, 10007],
]

/** One answer to all that wrangler asks: its fields are those of every kind of answer. */
function resultOf(worker: string) {
  return {
    name: worker,
    id: 'the-id',
    slug: 'the-name',
    urls: ['https://the-name.preview.example.com'],
    env: {},
    subdomain: { enabled: true, previews_enabled: true },
    enabled: true,
    previews_enabled: true,
    // No public file is missing there.
    jwt: 'a.e30.c',
    buckets: [],
  }
}

/** The platform's interface, as far as wrangler asks it here, on this machine alone. */
export async function startPlatform(worker: string) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const path = url.replace('/client/v4/accounts/account', '')
    calls.push({ method, path, body: await text(request), type: headers['content-type'] ?? '' })
    const [, code] = missing.find(([asked]) => method === 'GET' && asked.test(path)) ?? []
    const answer = code
      ? { success: false, errors: [{ code, message: 'not here' }], result: null }
      : { success: true, errors: [], result: resultOf(worker) }
    response.writeHead(code ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...answer, messages: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    calls,
    /** What makes wrangler ask this server, and nobody else. */
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
