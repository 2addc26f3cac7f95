import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the platform was asked. `path` begins below the account: `/workers/scripts/…`. */
export interface Call {
  method: string
  path: string
  body: string
  type: string
}

interface Answer {
  status?: number
  /** The platform's number for what went wrong. */
  code?: number
  result?: unknown
}

const account = 'account'

/** Answers of an account that has nothing yet, as wrangler asks: method and path, then the answer. */
function answersOf(worker: string): [RegExp, (call: Call) => Answer][] {
  const service = 'https://preview.example.com'
  return [
    [/^GET \/workers\/services\//, () => ({ status: 404, code: 10090 })],
    [/^GET \/workers\/workers\/[^/]+\/previews\//, () => ({ status: 404, code: 10025 })],
    [
      /^GET \/workers\/workers\/[^/]+$/,
      () => ({ result: { name: worker, subdomain: { enabled: false, previews_enabled: false } } }),
    ],
    [
      /^POST \/workers\/scripts\/[^/]+\/assets-upload-session$/,
      ({ body }) => {
        const files: { hash: string }[] = Object.values(JSON.parse(body).manifest)
        return { result: { jwt: 'a.e30.c', buckets: [files.map(({ hash }) => hash)] } }
      },
    ],
    [/^POST \/workers\/assets\/upload/, () => ({ status: 201, result: { jwt: 'b.e30.c' } })],
    [/^GET \/workers\/scripts\/[^/]+\/(secrets|deployments|settings)$/, () => ({ status: 404, code: 10007 })],
    [/^PUT \/workers\/scripts\/[^/]+$/, () => ({ result: { id: worker, startup_time_ms: 1 } })],
    [
      /^(GET|POST) \/workers\/scripts\/[^/]+\/subdomain$/,
      () => ({ result: { enabled: true, previews_enabled: true } }),
    ],
    [/^GET \/workers\/subdomain$/, () => ({ result: { subdomain: 'sample' } })],
    [
      /^POST \/workers\/workers\/[^/]+\/previews$/,
      ({ body }) => {
        const { name } = JSON.parse(body)
        return { result: { id: 'preview-id', name, slug: name, urls: [`${service}/${name}`] } }
      },
    ],
    [
      /^POST \/workers\/workers\/[^/]+\/previews\/preview-id\/deployments$/,
      () => ({ result: { id: 'deployment-id', urls: [], env: {} } }),
    ],
    [/^DELETE \/workers\/workers\/[^/]+\/previews\//, () => ({ result: null })],
  ]
}

/** The platform's interface, as far as wrangler asks it here, on this machine alone. */
export async function startPlatform(worker: string) {
  const calls: Call[] = []
  const unknown: string[] = []
  const answers = answersOf(worker)

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(`/client/v4/accounts/${account}`, '')
    const call = {
      method: request.method ?? '',
      path,
      // Bytes as characters: uploads are text, or text in base 64.
      body: await text(request.setEncoding('utf8')),
      type: request.headers['content-type'] ?? '',
    }
    calls.push(call)
    const known = answers.find(([asked]) => asked.test(`${call.method} ${path.replace(/\?.*/, '')}`))
    if (!known) unknown.push(`${call.method} ${path}`)
    const { status = 200, code, result = null }: Answer = known ? known[1](call) : { status: 404, code: 7003 }
    response.writeHead(status, { 'content-type': 'application/json' })
    const errors = code ? [{ code, message: 'not here' }] : []
    response.end(JSON.stringify({ success: !code, errors, messages: [], result }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    calls,
    /** Requests that this stand-in has no answer for: wrangler has changed. */
    unknown,
    /** What makes wrangler ask this server, and nobody else. */
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: account,
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
