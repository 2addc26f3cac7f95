import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { unstable_readConfig as readConfig } from 'wrangler'
import { listen } from '../node/listen.ts'
import type { Deployments } from './edge.ts'

export interface Call {
  method: string
  /** Below the account: `/workers/workers/…`. */
  path: string
  body: string
  type: string
}

/** What the platform does with what it is told; the tests of single commands need nothing of it. */
interface Site {
  deployments: Deployments
  upload(id: string, environment: string): Promise<void>
}

/** One answer to all that wrangler asks: its fields are those of every kind of answer. */
function resultOf(worker: string) {
  return {
    name: worker,
    id: 'the-id',
    slug: 'the-name',
    urls: ['https://the-name.preview.example.com'],
    env: {},
    subdomain: {
      enabled: true,
      previews_enabled: true,
      preview_url_suffix: `-${worker}.account.workers.dev`,
    },
    enabled: true,
    previews_enabled: true,
    default_environment: { script: { tag: 'tag' } },
    // No public file is missing there.
    jwt: 'a.e30.c',
    buckets: [],
  }
}

function versionOf(id: string) {
  const metadata = { has_preview: true, created_on: new Date() }
  return { id, startup_time_ms: 1, metadata, resources: { script_runtime: {} } }
}

export async function metadataOf({ body, type }: Call) {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const files = [...form.values()].flatMap((value) => (value instanceof File ? value.name : []))
  return { metadata: JSON.parse(String(form.get('metadata'))), files }
}

/** The interface of the platform, as far as wrangler asks it of the site in a folder, on this machine alone. */
export async function startPlatform(
  folder: string,
  site: Site = { deployments: [], upload: async () => {} },
) {
  const { name: worker = '' } = readConfig({ config: join(folder, 'wrangler.toml') })
  const calls: Call[] = []
  /** Answers that come before the platform’s own: a status for each, as 429 while it is busy. */
  const faults: number[] = []
  let uploads = 0

  /** Keeps an upload, and returns what the platform says of the version. */
  async function uploaded(call: Call) {
    const id = `${(++uploads).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
    const { metadata } = await metadataOf(call)
    const { text: environment } = metadata.bindings.find(({ name }: { name: string }) => name === 'APP_ENV')
    await site.upload(id, environment)
    return versionOf(id)
  }

  const isLive = () => site.deployments.length > 0

  /** What the platform answers, by what it is asked; a number is its own for what the account does not have yet. */
  const answers: [asked: RegExp, answer: (call: Call, id: string) => unknown][] = [
    [/^GET \/workers\/services\//, () => (isLive() ? resultOf(worker) : 10090)],
    [/^GET .*\/previews\//, () => 10025],
    [/^GET \/workers\/subdomain$/, () => ({ subdomain: 'account' })],
    [/^GET .*\/deployments$/, () => (isLive() ? { deployments: site.deployments } : 10007)],
    [/^GET .*\/(?:secrets|settings)$/, () => 10007],
    [/^GET \/workers\/scripts\/[^/]+\/versions\/(.+)$/, (_, id) => versionOf(id)],
    [/^POST \/workers\/scripts\/[^/]+\/versions$/, uploaded],
    [
      /^PUT \/workers\/scripts\/[^/]+$/,
      async (call) => {
        const { id } = await uploaded(call)
        site.deployments.unshift({ versions: [{ version_id: id, percentage: 100 }] })
        return { ...resultOf(worker), deployment_id: id }
      },
    ],
    [
      /^POST \/workers\/scripts\/[^/]+\/deployments$/,
      ({ body }) => {
        site.deployments.unshift({ versions: JSON.parse(body).versions })
        return resultOf(worker)
      },
    ],
  ]

  async function answerTo(call: Call): Promise<unknown> {
    for (const [asked, answer] of answers) {
      const found = asked.exec(`${call.method} ${call.path}`)
      if (found) return answer(call, found[1] ?? '')
    }
    return resultOf(worker)
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const path = url.replace('/client/v4/accounts/account', '').replace(/\?.*/, '')
    const call = { method, path, body: await text(request), type: headers['content-type'] ?? '' }
    calls.push(call)
    const fault = faults.shift()
    // “Please wait”, and “unknown error”.
    const answer = fault ? (fault === 429 ? 971 : 10013) : await answerTo(call)
    const isMissing = typeof answer === 'number'
    response.writeHead(fault ?? (isMissing ? 404 : 200), { 'content-type': 'application/json' })
    const errors = isMissing ? [{ code: answer, message: 'not here' }] : []
    response.end(
      JSON.stringify({ success: !isMissing, errors, result: isMissing ? null : answer, messages: [] }),
    )
  })
  const here = await listen(server)

  return {
    worker,
    calls,
    faults,
    /** What makes wrangler ask this server, and nobody else. */
    env: {
      CLOUDFLARE_API_BASE_URL: `${here}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
