import { join } from 'node:path'
import { Hono } from 'hono'
import { unstable_readConfig as readConfig } from 'wrangler'
import { serve } from '../node/serve.ts'
import { startEdge } from './edge.ts'

export interface Call {
  method: string
  /** Below the account: `/workers/workers/…`. */
  path: string
  body: string
  type: string
}

/** What is uploaded as a form: the description of the Worker, and the names of its files. */
export async function metadataOf({ body, type }: Call) {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const files = [...form.values()].flatMap((value) => (value instanceof File ? value.name : []))
  return { metadata: JSON.parse(String(form.get('metadata'))), files }
}

function versionOf(id: string) {
  const metadata = { has_preview: true, created_on: new Date() }
  return { id, startup_time_ms: 1, metadata, resources: { script_runtime: {} } }
}

const result = (result: unknown) => Response.json({ success: true, errors: [], messages: [], result })

/** @param code the platform’s own number for what is wrong */
export function refusal(status: number, code: number): Response {
  const errors = [{ code, message: 'not here' }]
  return Response.json({ success: false, errors, messages: [], result: null }, { status })
}

/** The platform of the site in a folder, on this machine: its edge, and its interface as far as wrangler asks it. */
export async function startPlatform(folder: string) {
  const { name: worker = '' } = readConfig({ config: join(folder, 'wrangler.toml') })
  const edge = await startEdge(folder)
  /** One result for all that wrangler asks: its fields are those of every kind of answer. */
  const everything = {
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
  const { deployments } = edge
  const account = '/client/v4/accounts/account'
  const script = '/workers/scripts/:script'
  const platform = {
    worker,
    edge,
    calls: [] as Call[],
    /** What is answered in place of the platform’s own, as while it is busy. */
    fault: undefined as (() => Response) | undefined,
  }

  /** Keeps an upload as a version. */
  async function upload(): Promise<string> {
    const { metadata } = await metadataOf(platform.calls.at(-1) as Call)
    const { text: environment } = metadata.bindings.find(({ name }: { name: string }) => name === 'APP_ENV')
    return edge.upload(environment)
  }

  const api = new Hono()
    .basePath(account)
    .use(async ({ req }, next) => {
      const { method, path } = req
      const type = req.header('content-type') ?? ''
      platform.calls.push({ method, path: path.slice(account.length), body: await req.text(), type })
      return platform.fault?.() ?? next()
    })
    .get('/workers/services/*', () => (deployments[0] ? result(everything) : refusal(404, 10090)))
    .get('/workers/workers/:worker/previews/*', () => refusal(404, 10025))
    .get('/workers/subdomain', () => result({ subdomain: 'account' }))
    .get(`${script}/deployments`, () => (deployments[0] ? result({ deployments }) : refusal(404, 10007)))
    .get(`${script}/:none{secrets|settings}`, () => refusal(404, 10007))
    .get(`${script}/versions/:id`, ({ req }) => result(versionOf(req.param('id'))))
    .post(`${script}/versions`, async () => result(versionOf(await upload())))
    .put(script, async () => {
      const id = await upload()
      deployments.unshift({ versions: [{ version_id: id, percentage: 100 }] })
      return result({ ...everything, deployment_id: id })
    })
    .post(`${script}/deployments`, async ({ req }) => {
      deployments.unshift(await req.json())
      return result(everything)
    })
    .all('*', () => result(everything))
  const server = await serve((request) => api.fetch(request))

  return Object.assign(platform, {
    /** What makes wrangler ask this server, and nobody else. */
    env: {
      CLOUDFLARE_API_BASE_URL: `${server.address}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      NODE_OPTIONS: edge.reroute,
      CI: 'true',
    },
    stop: () => Promise.all([edge.stop(), server[Symbol.asyncDispose]()]),
  })
}
